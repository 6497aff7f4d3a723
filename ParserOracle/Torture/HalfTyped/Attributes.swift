@available(
protocol A { func a() }
@Foo(x: 1
protocol B { func b() }
