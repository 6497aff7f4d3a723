import Foundation
import Understudy
import UnderstudyMacros

@Mockable @objc protocol Hints {
  @objc optional var hint: String { get }
  @objc optional func tap() -> Int
}

/// A parent whose macro is another one.
@Mockable @objc protocol Panel: Hints {
  @objc optional func press() -> Int
  func open() -> Int
}

@Mockable @objc protocol Screen: Hints, NSObjectProtocol {
  @objc optional func appear() -> Int
}

@Mockable @objc protocol Plain {
  func work() -> Int
}

@Mockable @objc protocol Richer: Plain {
  @objc optional var wealth: Int { get set }
}

@Mockable(repeating: "Plain") @objc protocol Poorer: Plain {
  func work() -> Int
  @objc optional static func beg() -> Int
}

@Mock final class OwnMock: NSObject, Hints {
  func tap() -> Int
}

func use() {
  given(HintsMock()).tap().willNotBeImplemented()
  given(PanelMock()).tap().willNotBeImplemented()
  given(PanelMock()).press().willNotBeImplemented()
  given(PanelMock()).open().willReturn(1)
  given(ScreenMock()).hint.willNotBeImplemented()
  given(ScreenMock()).appear().willNotBeImplemented()
  given(RicherMock()).work().willReturn(1)
  given(RicherMock()).wealth.willNotBeImplemented()
  given(PoorerMock.self).beg().willNotBeImplemented()
  given(PoorerMock()).work().willReturn(1)
  given(OwnMock()).tap().willReturn(1)
}
