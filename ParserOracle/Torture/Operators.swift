infix operator <|> : P
infix operator ... : Q
prefix operator ...
postfix operator ++
infix operator ≠
infix operator ∑∑
infix operator .+. : AdditionPrecedence
precedencegroup P { higherThan: AdditionPrecedence associativity: left }
protocol Operators {
  static func == (lhs: Self, rhs: Self) -> Bool
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <<T>(lhs: Self, rhs: T) -> Bool
  static func ==<T: Equatable>(lhs: Self, rhs: T) -> Bool
  static func < <T>(lhs: Self, rhs: T) -> Bool
  static func ??<T>(lhs: T?, rhs: @autoclosure () throws -> T) rethrows -> T
  static func ... (lhs: Self, rhs: Self) -> Range<Self>
  static prefix func ... (rhs: Self) -> Self
  static postfix func ++(lhs: inout Self) -> Self
  static prefix func !(a: Self) -> Self
  static prefix func - (a: Self) -> Self
  static func &&(a: Self, b: @autoclosure () -> Self) -> Self
  static func .+. (a: Self, b: Self) -> Self
  static func ≠ (a: Self, b: Self) -> Bool
  static func ∑∑ (a: Self, b: Self) -> Bool
  static func % (a: Self, b: Self) -> Self
  static func &<<= (a: inout Self, b: Self)
  static func ~= (a: Self, b: Self) -> Bool
  static func ! (a: Self, b: Self) -> Bool
  static func >>> (a: Self, b: Self) -> Bool
}
struct X { static func + (l: X, r: X) -> X { l }
  protocol Y { static func + (l: Self, r: Self) -> Self } }
