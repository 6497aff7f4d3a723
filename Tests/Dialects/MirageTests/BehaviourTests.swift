import Foundation
import Mirage
import Testing
import Understudy

@Suite struct BehaviourTests {
  struct RuleRow: Sendable, CustomTestStringConvertible {
    let rule: CallTimesRule
    let holdsFor: [Int]
    var testDescription: String { "\(rule)" }
  }

  @Test(arguments: [
    RuleRow(rule: .never, holdsFor: [0]),
    RuleRow(rule: .once, holdsFor: [1]),
    RuleRow(rule: .times(2), holdsFor: [2]),
    RuleRow(rule: .times(-1), holdsFor: []),
    RuleRow(rule: .atLeast(2), holdsFor: [2, 3]),
    RuleRow(rule: .atLeast(-1), holdsFor: [0, 1, 2, 3]),
    RuleRow(rule: .atMost(1), holdsFor: [0, 1]),
    RuleRow(rule: .atMost(-1), holdsFor: []),
  ])
  func rules(_ row: RuleRow) {
    let holding = (0...3).filter { count in
      let handler = FuncCallHandler<Void, Void>(returnValue: ())
      for _ in 0..<count { handler.handle(()) }
      return (try? handler.verify(called: row.rule)) == true
    }
    #expect(holding == row.holdsFor)
  }

  /// An action that repeats is used once more before the list goes on.
  @Test func actionsThatAreAddedLaterGoOnWithTheList() {
    let handler = FuncCallHandler<Int, Int>(returnValue: 0)
    func calls(_ arguments: Int...) -> [Int] { arguments.map { handler.handle($0) } }

    handler.whenCalled().thenReturn(1)
    #expect(calls(0) == [1])
    handler.whenCalled().thenReturn(2).thenReturn(3)
    #expect(calls(0, 0, 0, 0) == [1, 2, 3, 3])
    handler.whenCalled().thenDo { $0 * 10 }
    #expect(calls(7, 8, 9) == [3, 80, 90])
  }

  /// The original stops here.
  @Test func aStubWithoutActionsLeavesTheCallToTheHandler() {
    let plain = FuncCallHandler<Int, Int>(returnValue: 4)
    _ = plain.whenCalled()
    #expect(plain.handle(1) == 4)

    let partial = FuncCallHandler<Int, Int>(
      returnValue: 4, isPartial: true, callRealFunc: { $0 * 2 })
    _ = partial.whenCalled()
    #expect(partial.handle(1) == 2)
  }

  @Test func aStubWinsOverTheRealFunction() {
    let handler = FuncCallHandler<Int, Int>(returnValue: 4, isPartial: true) { $0 * 2 }
    #expect(handler.handle(3) == 6)
    handler.whenCalled().thenReturn(1)
    #expect(handler.handle(3) == 1)
    handler.reset()
    #expect(handler.handle(3) == 6)
  }

  @Test func theValueIsTheSameObjectEachTime() {
    let handler = FuncCallHandler<Void, NSObject>(returnValue: NSObject())
    #expect(handler.handle(()) === handler.handle(()))
  }

  @Test func aCallIsSeenFromInsideItsOwnAction() {
    let handler = FuncCallHandler<Int, Bool>(returnValue: false)
    handler.whenCalled().thenDo { [unowned handler] value in
      (try? handler.verify(called: .once)) == true && handler.args() == value
    }
    #expect(handler.handle(3))
  }

  @Test func throwingFunctionsThrowWhatTheirStubSays() throws {
    let archive = MockArchive()
    #expect(try archive.load("a") == 0)
    archive.mock_load.whenCalled().thenThrow(Offline()).thenReturn(2).thenDo { name in
      guard name == "c" else { throw Offline() }
      return 3
    }
    #expect(throws: Offline()) { try archive.load("a") }
    #expect(try archive.load("b") == 2)
    #expect(try archive.load("c") == 3)
    #expect(throws: Offline()) { try archive.load("d") }
    #expect(archive.mock_load.args() == "d")
    #expect(archive.mock_load.args(callTime: 1) == "a")
    #expect(archive.mock_load.args(callTime: 5) == nil)
    try archive.mock_load.verify(called: .times(5))
    archive.mock_load.reset()
    #expect(try archive.load("a") == 0)
  }

  @Test func functionsWithTypedThrowsThrowTheirType() throws {
    let backup = MockBackup()
    #expect(try backup.save("a") == 0)
    backup.mock_save.whenCalled().thenReturn(2).thenThrow(Offline())
    #expect(try backup.save("a") == 2)
    #expect(throws: Offline()) { try backup.save("b") }
    #expect(backup.mock_save.args() == "b")
    try backup.mock_save.verify(called: .times(3))
  }

  @Test func throwingFunctionsCallTheirRealFunction() {
    let handler = ThrowingFuncCallHandler<Int, Int>(returnValue: 1, isPartial: true) { value in
      guard value > 0 else { throw Offline() }
      return value
    }
    #expect(throws: Offline()) { try handler.handle(0) }
    handler.whenCalled().thenReturn(7).thenCallRealFunc()
    #expect((try? handler.handle(0)) == 7)
    #expect((try? handler.handle(2)) == 2)
  }

  @Test func aHandlerIsFreedWithWhatItCaptured() {
    weak var captured: NSObject?
    weak var handler: FuncCallHandler<NSObject, NSObject>?
    do {
      let object = NSObject()
      let made = FuncCallHandler<NSObject, NSObject>(returnValue: object)
      made.whenCalled().thenReturn(object).thenDo { $0 }
      made.handle(object)
      captured = object
      handler = made
      #expect(captured != nil && handler != nil)
    }
    #expect(captured == nil && handler == nil)
  }
}
