let a = "\(foo"
protocol A { func a() }
let b = "\(x {"
protocol B { func b() }
