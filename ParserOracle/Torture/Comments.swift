/* outer /* inner } */ still { */
// protocol InComment {
/* protocol A { } */ protocol /* name next */ B /* < */ : /* parent */ Sendable /* { */ {
  // }
  func /* name */ f /* ( */ ( /* label */ a /* second */ b /* : */ : /* type */ Int /* ) */ ) /* -> */ -> /* r */ String // trailing {
  /* } */ var x /* : */ : /* t */ Int /* { */ { /* get */ get /* set */ set /* } */ }
  /**/ /***/ /*/**/*/
  func g() /* // */ // /*
  func h()
}
struct S { // protocol Nope {
  /* /* /* } */ */ */
  let a = 1 /* protocol Nope2 { } */
  protocol Yes { /* { */ }
} // }
/// Doc line one
/// Doc line two
///
/** Block doc
 * starred
 */
/// @mockable
protocol C {} // trailing of C
// leading of D

/// after a blank line
@available(*, deprecated) // on the attribute
// between
public /* modifier */ protocol D {}
let x = 1 // trailing of x
protocol E {} ; /* same line */ protocol F {}
/* a
   b */ protocol G {}
