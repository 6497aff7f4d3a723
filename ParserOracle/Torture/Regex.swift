let a = /}/
let b = /[\/}]{2}/
let c = #/ } / { /#
let d = ##/
  protocol X { # } /#
  /##
let e = foo(/}/, /{/)
let f = x / y / { 3 }()
let g = [/}/: /{/]
func h() -> Any { return /\}{/ }
let i = try? /}/
let j = a / b / c
let k = a ? /}/ : /{/
struct S {
  let q = 8 / 2 / 2
  let r = "x" / y
  func m() { x.split(separator: /}/).map { $0 / 2 } }
  func n() -> Int { let a = b / c; let d = (e) / f }
  func o() { if x { }; _ = /}/ }
  static func / (l: S, r: S) -> S { l }
  static func /= (l: inout S, r: S) {}
  static prefix func /(r: S) -> S { r }
  protocol P { static func / (l: Self, r: Self) -> Self }
}
prefix operator /
infix operator /^/ : MultiplicationPrecedence
infix operator ^/
let l = ^/abc}/
let m = !/}/.matches(x)
let n = x ^/ y
let o = (/)
let p = [1, 2].reduce(1, /)
let q = x /* comment } */ / y // /{
let r = x // /}/
let s = /a\/b}/
let t = /[)]/
let u = /(?<name>})/
protocol After {
  static func ^/ (l: Self, r: Self) -> Self
  func f()
}
