import Foundation
import Understudy

@MainActor func use() async {
  let hints = HintsMock()
  given(hints).hint.willReturn("tap twice")
  given(hints).tap().willNotBeImplemented()

  let used: any Hints = hints
  _ = used.tap?()  // nil, and nobody has seen a call

  given(hints).tap().willReturn(1)
  given(hints).hint.willNotBeImplemented()
  given(hints).hint.get.willReturn("a")
  _ = used.hint == nil
  verify(hints).tap().called(.never)
  verify(hints).hint.get.called(.never)

  let panel = PanelMock(spying: PanelMock(), name: "panel", strictness: .strict)
  given(panel).tap(count: .any, .any).willNotBeImplemented()
  given(panel).tap().willNotBeImplemented()
  given(panel).tap(.any).willNotBeImplemented()
  given(panel).tap().will { visit in
    visit(1)
    return 2
  }
  expect(panel).press(1, finger: "a").willReturn("b")
  given(panel).press(.any, finger: .any).willNotBeImplemented()
  given(panel).title.willNotBeImplemented()
  given(panel).title.set("a").willDoNothing()
  verify(panel).title.set(.any).called()
  given(panel).owner.willNotBeImplemented()
  given(panel)[0].willNotBeImplemented()
  given(panel)["a"].set(nil).willDoNothing()
  given(panel)["a"].willNotBeImplemented()
  given(panel).aSelector().willNotBeImplemented()
  given(PanelMock.self).make(.any).willNotBeImplemented()
  given(PanelMock.self).count.willNotBeImplemented()
  if #available(macOS 99, *) { given(panel).late().willNotBeImplemented() }
  given(panel).open("a").willReturn(true)

  let screen = ScreenMock()
  given(screen).appear(animated: .any).willNotBeImplemented()
  given(ListenerMock()).listen(to: .any).willNotBeImplemented()
  given(OwnerMock()).helper.willNotBeImplemented()
  given(CinemaMock()).screen.willReturn(screen)
  _ = CinemaMock().screen as? ScreenMock
  given(PlainMock()).work().willReturn(1)

  let beacon = LighthouseMock()
  given(beacon).flash(times: 1, done: .any).willReturn("a")
  given(LampMock()).light("a").willReturn(true)
}
