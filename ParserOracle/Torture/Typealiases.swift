typealias A = Int
public typealias B<T> = [T] where T: P
@available(*, deprecated) typealias C = (Int) -> Void
struct S<T> { private typealias D = T.E; typealias E = any P & Q }
extension X { #if DEBUG
  typealias F = Int
  #else
  typealias F = String
  #endif
}
func f() { typealias Local = Int }
typealias G = some P
typealias H = A::B
