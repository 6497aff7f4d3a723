protocol P {
  #if compiler(>=6)
  @concurrent
  #endif
  func f() async
  #if A
  @MainActor
  #elseif B
  @objc(x:) @available(*, deprecated)
  #else
  @preconcurrency
  #endif
  var x: Int { get }
}
/// comment before
#if A
@MainActor
#endif
/// comment after
public protocol Q {
  func g()
}
struct S {
  #if A
  @frozen
  #endif
  struct T { protocol Inner {} }
}
#if A
@MainActor
@preconcurrency
#endif
import Foundation
