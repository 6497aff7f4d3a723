let a = /abc
let b = #/abc
protocol A { func a() }
let c = #/
 abc
protocol B { func b() }
