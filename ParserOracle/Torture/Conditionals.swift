#if canImport(Foundation)
import Foundation
#elseif os(Linux) && !arch(arm64) || (swift(>=5.9) && compiler(<7)) // comment
@testable import Glibc
#else
@_exported public import struct Swift.Int
#endif
#if A
#if B
import Nested
#endif
#else
#endif
protocol P {
  #if DEBUG
  func debug()
  #if os(iOS)
  var nested: Int { get }
  #elseif os(macOS)
  var nested: String { get }
  #else
  #endif
  #elseif RELEASE
  func release()
  #else
  func other()
  #endif
  #if EMPTY
  #endif
  func last()
}
#if A
protocol InA { func a() }
#elseif B && C
protocol InB {
  func b()
}
#else
protocol InElse {}
struct S {
  #if X
  protocol Deep {}
  #else
  protocol DeepElse {}
  #endif
}
#endif
#if A || B // c
  protocol Continued {}
#endif
let x = foo
  #if A
  .bar()
  #elseif B
  .baz { protocol No {} }
  #endif
protocol AfterPostfix {}
struct V {
  var body: some View {
    Text("")
      #if os(iOS)
      .padding()
      #endif
  }
  var stored = foo
    #if X
    .x
    #endif
  protocol InView {}
}
