protocol `raw protocol {` {
  func `does a } thing`(`with label`: `Some Type`) -> `Other Type`.`Inner {`
  var `1 2 3`: Int { get }
  typealias `}` = Int
  associatedtype `a.b`: `P Q`
}
struct `S {` { protocol `In }` {} }
enum `case` { case `default`, `a b` ; protocol `x` {} }
@`Attr name`(1) protocol WithAttr {}
import `Some Module`
