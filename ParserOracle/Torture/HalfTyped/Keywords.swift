protocol A { func class() ; func default() ; var in: Int { get } ; func f(class: Int, inout: Int, var: Int) ; func g(let x: Int) }
protocol B { func b() }
