func body() {
  Builder {
    0
    / 1 /
    2
  }
  let a = b
    / c
  switch x { case /}/: break; default: break }
  return /{/
}
func body2() { foo { /}/ }; bar(a, /{/); x = /{/; y += /}/; z(a: /}/) }
func body3() { a.b! / c; a.b? / d; (a) / b; a[0] / b; "x" / y; 1 / 2; self / 3; nil / 4 }
func body4() { for x in /{/ {}; if /}/ ~= x {}; return /}/ }
func body5() { let x = y / z } // }
func body6() { x /= 2; y = x/2; w = x / 2 }
func body7() { #/{/#; ##/{#/##; #/
  {{{
  /#
}
func body8() { _ = foo / 2 // it's } a comment / {
  _ = foo /* } */ / 2 }
protocol P { func f() }
