protocol A { func a() }
let s = "unterminated }
protocol B { func b() }
let t = """
  protocol C {}
