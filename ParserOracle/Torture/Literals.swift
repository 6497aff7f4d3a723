let a = 1_000.5e-3, b = 0x1F.8p+2, c = 0b1010, d = 0o17, e = 1...5, f = 1..<5, g = x.0.1, h = 1.description
let i = 0.5, j = -1, k = 1e5, l = 0xFFp-1
let m = [1: 2, 2: 3]
let p = "a" /* } */ + "b"
struct L { let q = 1.0 / 2.0 ; let r = x./y ; protocol P {} }
protocol AfterLiterals {}
