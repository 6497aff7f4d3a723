protocol NC: ~Copyable { consuming func f() ; borrowing func g() -> Int }
protocol NE: ~Copyable, ~Escapable {
  associatedtype A: ~Copyable
  func a<T: ~Copyable>(_ t: consuming T) -> sending T
  func b(_ t: borrowing some P & ~Copyable)
  func c(_ t: inout (any ~Copyable)?)
  func d<T>(_: T) where T: ~Escapable
  var e: Optional<any ~Copyable> { borrow }
}
struct S: ~Copyable { deinit {} ; protocol In: ~Copyable {} }
extension S where Self: ~Copyable { protocol InE {} }
