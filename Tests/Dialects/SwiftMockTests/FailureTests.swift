import SwiftMock
import Testing

@Suite struct FailureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @Sendable (MockCourier) -> Void
    let text: String

    init(_ name: String, _ act: @escaping @Sendable (MockCourier) -> Void, _ text: String) {
      testDescription = name
      self.act = act
      self.text = text
    }
  }

  @Test(arguments: [
    Row(
      "expected calls that do not come",
      { courier in
        courier.expect().call(courier.track(1)).andReturn("one")
        courier.expect().call(courier.status())
        courier.expect().call(courier.track(3))
        _ = courier.track(3)
        courier.verify()
        courier.verify()
      },
      """
      track(_:) was expected to be called, but was not.
        wanted: track(1)
        calls of this member (1):
          #1 track(3)    argument: wanted 1
      ---
      status() was expected to be called, but was not.
        wanted: status()
        this member was never called
      """),
    Row(
      "a call that comes once more",
      { courier in
        courier.expect().call(courier.track(1)).andReturn("one")
        _ = courier.track(1)
        #expect(courier.track(1) == "")
        courier.verify()
      },
      """
      track(_:) was called, but nothing expects the call.
        call: track(1)
        no call of this member is expected
      """),
    Row(
      "a call with other arguments",
      { courier in
        courier.expect().call(courier.price(weight: 2, isExpress: true)).andReturn(5)
        courier.stub().call(courier.price(weight: anyDouble(), isExpress: true)).andReturn(4)
        #expect(courier.price(weight: 2, isExpress: false) == 0)
        #expect(courier.price(weight: 2, isExpress: true) == 5)
      },
      """
      price(weight:isExpress:) was called, but nothing expects the call.
        call: price(weight: 2.0, isExpress: false)
        expected calls of this member (2):
          price(weight: 2.0, isExpress: true)           isExpress: wanted true
          price(weight: any Double, isExpress: true)    isExpress: wanted true
      """),
    Row(
      "42 is not the text of it",
      { courier in
        courier.expect().call(courier.comment("42"))
        _ = courier.comment("nil")
        courier.verify()
      },
      """
      comment(_:) was called, but nothing expects the call.
        call: comment("nil")
        expected calls of this member (1):
          comment("42")    argument: wanted "42"
      ---
      comment(_:) was expected to be called, but was not.
        wanted: comment("42")
        calls of this member (1):
          #1 comment("nil")    argument: wanted "42"
      """),
    Row(
      "a rejected call",
      { courier in
        courier.reject().call(courier.track(13))
        courier.stub().call(courier.track(anyInt())).andReturn("fine")
        #expect(courier.track(12) == "fine")
        #expect(courier.track(13) == "")
      },
      """
      track(_:) was called, but the call is rejected.
        call: track(13)
      """),
    Row(
      "a check afterwards",
      { courier in
        courier.stub().call(courier.track(anyInt()))
        _ = courier.track(1)
        courier.verify().call(courier.track(2))
        courier.verify().call(courier.track(anyInt()), times: 2)
      },
      """
      track(_:) was expected at least 1 time, but was called 0 times.
        wanted: track(2)
        calls of this member (1):
          #1 track(1)    argument: wanted 2
      ---
      track(_:) was expected exactly 2 times, but was called 1 time.
        wanted: track(any Int)
        calls of this member (1):
          #1 track(1)
      """),
    Row(
      "an expectation without a call",
      { courier in
        _ = courier.expect()
        courier.expect().call(courier.track(1))
        _ = courier.track(1)
        courier.verify()
      },
      """
      'expect()' was not followed by a call of the mock
        write expect().call(mock.member(…))
      """),
    Row(
      "a check without a call",
      { courier in
        let verification: MockVerification = courier.verify()
        courier.verify()
        _ = verification
      },
      """
      'verify()' was not followed by a call of the mock
        write verify().call(mock.member(…))
      """),
    Row(
      "a value that is no call",
      { courier in
        courier.stub().call(3)
        courier.verify().call(3)
        courier.verify()
      },
      """
      no call of this mock was recorded in stub().call(…)
        each member of the mock must hand on its calls to callHandler.accept
      ---
      'stub()' was not followed by a call of the mock
        write stub().call(mock.member(…))
      ---
      no call of this mock was recorded in verify().call(…)
        each member of the mock must hand on its calls to callHandler.accept
      ---
      'verify()' was not followed by a call of the mock
        write verify().call(mock.member(…))
      """),
    Row(
      "a matcher outside a recorded call",
      { courier in
        courier.stub().call(courier.track(1))
        _ = courier.anyInt()
      }, "anyInt() is no argument of a call that is recorded: write it in call(…)"),
    Row(
      "a matcher that could be another argument",
      { courier in
        courier.stub().call(courier.options(isExpress: false, isFragile: anyBool()))
      },
      """
      options(isExpress:isFragile:): it is not clear which argument anyBool() is
        write a matcher in place of each argument that is false
      """),
    Row(
      "a matcher that is no argument",
      { courier in
        courier.stub().call(courier.track(courier.anyString().count))
      }, "track(_:): anyString() is none of the arguments that the mock handed on"),
    Row(
      "an argument that cannot be compared",
      { courier in
        courier.stub().call(courier.decorate(with: Sticker(text: "a"))).andReturn(true)
        courier.stub().call(
          courier.decorate(
            with: anyValue(like: Sticker(text: "")) {
              $0.text == "b"
            })
        ).andReturn(true)
        #expect(courier.decorate(with: Sticker(text: "b")))
      },
      """
      decorate(with:): a value of type 'Sticker' cannot be compared: it is neither Equatable nor an \
      object
        let MockMatcher conform to MockMatcherExtension, or write anyValue(like: value)
      """),
  ])
  func text(_ row: Row) {
    let courier = MockCourier()
    #expect(failureTexts { row.act(courier) } == row.text)
  }

  @Test func failuresAreShownWhereTheTestSpeaks() {
    let courier = MockCourier()
    let line = #line
    let lines = failureLines {
      courier.cancel()
      courier.expect().call(courier.track(1))
      _ = courier.track(2)
      courier.reject().call(courier.status())
      _ = courier.status()
      courier.verify()
    }
    #expect(lines[1...] == [line + 3, line + 5, line + 3])
  }
}
