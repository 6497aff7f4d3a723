import Mirage
import Testing
import Understudy

@Suite struct FailureTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let check: @Sendable (MockLamp) throws -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, check: @escaping @Sendable (MockLamp) throws -> Void
    ) {
      self.name = name
      self.text = text
      self.check = check
    }
  }

  @Test(arguments: [
    Row(
      "no call",
      """
      mock_toggle was expected exactly 1 time, but was called 0 times.
        wanted: mock_toggle()
        this member was never called
      """
    ) { lamp in
      try lamp.mock_toggle.verify(called: .once)
    },
    Row(
      "a call without arguments",
      """
      mock_toggle was expected exactly 0 times, but was called 1 time.
        wanted: mock_toggle()
        calls of this member (1):
          #1 mock_toggle()
      """
    ) { lamp in
      lamp.toggle()
      try lamp.mock_toggle.verify(called: .never)
    },
    Row(
      "one argument",
      """
      mock_dim was expected at least 3 times, but was called 2 times.
        wanted: mock_dim(any)
        calls of this member (2):
          #1 mock_dim(40)
          #2 mock_dim(60)
      """
    ) { lamp in
      _ = lamp.dim(to: 40)
      _ = lamp.dim(to: 60)
      try lamp.mock_dim.verify(called: .atLeast(3))
    },
    Row(
      "an object that holds the arguments",
      """
      mock_blend was expected at most 1 time, but was called 2 times.
        wanted: mock_blend(any)
        calls of this member (2):
          #1 mock_blend(colour: "red", other: "blue")
          #2 mock_blend(colour: "red", other: "green")
      """
    ) { lamp in
      _ = lamp.blend("red", with: "blue")
      _ = lamp.blend("red", with: "green")
      try lamp.mock_blend.verify(called: .atMost(1))
    },
    Row(
      "tuples, with labels and without",
      """
      pair was expected exactly 3 times, but was called 2 times.
        wanted: pair(any)
        calls of this member (2):
          #1 pair(x: 1, y: "a")
          #2 pair(x: 2, y: "b")
      """
    ) { _ in
      let handler = FuncCallHandler<(x: Int, y: String), Void>(returnValue: (), name: "pair")
      handler.handle((1, "a"))
      handler.handle((2, "b"))
      try handler.verify(called: .times(3))
    },
    Row(
      "a throwing function",
      """
      mock_load was expected exactly 0 times, but was called 1 time.
        wanted: mock_load(any)
        calls of this member (1):
          #1 mock_load("a")
      """
    ) { _ in
      let archive = MockArchive()
      _ = try archive.load("a")
      try archive.mock_load.verify(called: .never)
    },
  ])
  func broken(_ row: Row) {
    let error = #expect(throws: CallTimesRuleIsBroken.self) { try row.check(MockLamp()) }
    #expect(error?.description == row.text)
  }

  @Test func theErrorSaysWhatWasWantedAndSeen() {
    let lamp = MockLamp()
    lamp.toggle()
    let error = #expect(throws: CallTimesRuleIsBroken.self) {
      try lamp.mock_toggle.verify(called: .times(4))
    }
    #expect(error?.callCount == 1)
    guard case .times(4)? = error?.rule else {
      Issue.record("the rule is \(String(describing: error?.rule))")
      return
    }
  }

  /// The original stops here.
  @Test func aPartialHandlerWithoutARealFunction() {
    let failures = expectFailure {
      let handler = FuncCallHandler<Int, Int>(returnValue: 4, isPartial: true, name: "dim")
      #expect(handler.handle(1) == 4)
    }
    #expect(
      failures.map(\.text) == [
        """
        dim: the call goes to the real function, but there is none: give the handler a \
        'callRealFunc', or stub the function
        """
      ])
  }

  /// The original says nothing, so this only warns.
  @Test func noRealFunctionToCall() {
    let failures = expectFailure {
      let handler = FuncCallHandler<Int, Int>(returnValue: 4, name: "dim")
      handler.whenCalled().thenCallRealFunc().thenReturn(1)
      #expect(handler.handle(1) == 1)
    }
    #expect(
      failures.map(\.text) == [
        "dim: there is no real function to call: give the handler a 'callRealFunc'"
      ])
    #expect(failures.map(\.severity) == [.warning])
  }
}
