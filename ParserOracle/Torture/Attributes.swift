@objc protocol A { @objc(foo:bar:) optional func foo(a: Int, bar: Int) }
@_spi(X) @available(macOS 10.15, iOS 13, *) @MainActor
@_marker
public protocol B {
  @_nonoverride func a()
  @inlinable @inline(__always) func b()
  @_specialize(where T == Int) func c<T>(_ t: T)
  @differentiable(reverse, wrt: x) func d(x: Float) -> Float
  @available(swift, introduced: 5.0, deprecated: 6.0, renamed: "f(a:b:)") func e()
  @backDeployed(before: macOS 13) func f()
  @_silgen_name("foo") func g()
  @lifetime(borrow a) func h(a: borrowing Int) -> Foo
  @_lifetime(copy a, &b) func i(a: Int, b: inout Int) -> Foo
  @ViewBuilder var j: Body { get }
  @Wrapper<Int>(wrappedValue: 1, { $0 > 2 }) var k: Int { get }
  @A.B.C<D>.E func l()
  @warn_unqualified_access func m()
  @MainActor(unsafe) func n()
  @_implements(P, foo) func o()
  @convention(block) func p()
  @globalActor.shared func q()
  @execution(caller) func r() async
  @concurrent func s() async
  @abi(func old_t()) func t()
  @attached(member, names: named(init), arbitrary) func u()
  @unsafe func v()
  @Test("name } with { braces", .tags(.a), arguments: [1, 2]) func w()
}
@resultBuilder struct RB { protocol In {} }
@propertyWrapper @dynamicMemberLookup struct PW<T> { @Foo protocol In2 {} }
@Mockable(a: 1) protocol WithArguments {}
