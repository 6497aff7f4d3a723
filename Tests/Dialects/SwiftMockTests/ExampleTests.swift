import SwiftMock
import Testing

@Suite struct ExampleTests {
  private let courier = MockCourier()

  // MARK: Expectations

  @Test func anExpectedCallReturnsItsValue() {
    courier.expect().call(courier.track(42)).andReturn("on its way")
    #expect(courier.track(42) == "on its way")
    courier.verify()
  }

  @Test func eachExpectationIsUsedOnce() {
    courier.expect().call(courier.track(42)).andReturn("packed")
    courier.expect().call(courier.track(42)).andReturn("sent")
    courier.expect().call(courier.status()).andReturn("open")
    #expect(courier.status() == "open")
    #expect(courier.track(42) == "packed")
    #expect(courier.track(42) == "sent")
    courier.verify()
  }

  @Test func actionsRunInOrderAndTheLastValueCounts() {
    var log: [String] = []
    courier.expect().call(courier.track(1)).andReturn("first").andDo { log.append("done") }
      .andReturnValue {
        log.append("computed")
        return "last"
      }.andDo { log.append("over") }
    #expect(courier.track(1) == "last")
    #expect(log == ["done", "computed", "over"])
    courier.verify()
  }

  @Test func aMemberWithoutAResult() {
    var cancelled = false
    courier.expect().call(courier.send(Parcel(weight: 3)))
    courier.expect().call(courier.cancel()).andDo { cancelled = true }
    courier.send(Parcel(weight: 3))
    courier.cancel()
    #expect(cancelled)
    courier.verify()
  }

  @Test func nothingSaidReturnsWhatTheMockPasses() {
    courier.expect().call(courier.track(1))
    #expect(courier.track(1) == "")
    courier.verify()
  }

  @Test func properties() {
    courier.expect().call(courier.capacity).andReturn(3)
    courier.expect().call(courier.capacity = 4)
    #expect(courier.capacity == 3)
    courier.capacity = 4
    courier.verify()
  }

  @Test func severalPhases() {
    courier.expect().call(courier.cancel())
    courier.cancel()
    courier.verify()
    courier.expect().call(courier.status()).andReturn("closed")
    #expect(courier.status() == "closed")
    courier.verify()
  }

  // MARK: Arguments

  @Test func argumentsOfManyTypes() {
    let van = Van()
    courier.expect().call(courier.report(["a", "b"], totals: ["x": 1, "y": 2])).andReturn(true)
    courier.expect().call(courier.comment(nil)).andReturn("none")
    courier.expect().call(courier.comment("text")).andReturn(nil)
    courier.expect().call(courier.price(weight: 1.5, isExpress: true)).andReturn(9)
    courier.expect().call(courier.load(van)).andReturn(true)
    #expect(courier.report(["a", "b"], totals: ["y": 2, "x": 1]))
    #expect(courier.comment(nil) == "none")
    #expect(courier.comment("text") == nil)
    #expect(courier.price(weight: 1.5, isExpress: true) == 9)
    #expect(courier.load(van))
    courier.verify()
  }

  @Test func anExtensionOfTheMatcher() {
    courier.expect().call(courier.check(Seal(number: 12))).andReturn(true)
    #expect(courier.check(Seal(number: 2)))
    courier.verify()
  }

  @Test func aMatcherOfTheHandler() {
    let handler = MockCallHandlerImpl()
    handler.register(StreetMatcher())
    let courier = MockCourier(handler: handler)
    courier.expect().call(courier.deliver(to: Address(street: "A", note: ""))).andReturn(true)
    #expect(courier.deliver(to: Address(street: "A", note: "bell")))
    courier.verify()
  }

  @Test func anyMatchersInTheCall() {
    courier.expect().call(courier.track(anyInt())).andReturn("any")
    courier.expect().call(courier.price(weight: anyDouble(), isExpress: true)).andReturn(5)
    courier.expect().call(courier.options(isExpress: anyBool(), isFragile: anyBool())).andReturn(2)
    courier.expect().call(courier.comment(anyString())).andReturn("seen")
    courier.expect().call(courier.deliver(to: anyValue(like: Address(street: "", note: ""))))
      .andReturn(true)
    #expect(courier.track(-4) == "any")
    #expect(courier.price(weight: 3.25, isExpress: true) == 5)
    #expect(courier.options(isExpress: true, isFragile: false) == 2)
    #expect(courier.comment("x") == "seen")
    #expect(courier.deliver(to: Address(street: "B", note: "c")))
    courier.verify()
  }

  @Test func anyMatchersOfTheMock() {
    courier.stub().call(courier.track(courier.anyInt())).andReturn("any")
    courier.stub().call(
      courier.send(courier.anyValue(like: Parcel(weight: 0)) { $0.weight > 10 }))
    #expect(courier.track(3) == "any")
    courier.send(Parcel(weight: 11))
  }

  @Test func capturing() {
    var weights: [Double] = []
    courier.stub().call(courier.price(weight: anyDouble(), isExpress: false)).andReturn(1)
      .andCapture { weights += $0.compactMap { $0 as? Double } }
    _ = courier.price(weight: 2, isExpress: false)
    _ = courier.price(weight: 3, isExpress: false)
    #expect(weights == [2, 3])
  }

  // MARK: Stubs, rejections, nice mocks, checks

  @Test func stubsAnswerAnyNumberOfTimes() {
    courier.stub().call(courier.status()).andReturn("open")
    courier.stub().call(courier.track(anyInt())).andReturn("unknown")
    courier.stub().call(courier.track(7)).andReturn("here")
    courier.expect().call(courier.track(8)).andReturn("once")
    let seen = [7, 8, 8, 7].map { courier.track($0) }
    #expect(seen == ["here", "once", "unknown", "here"])
    courier.verify()
  }

  @Test func aStubThatSaysNothingLeavesTheAnswerToTheOneBefore() {
    courier.stub().call(courier.track(anyInt())).andReturn("before")
    let unfinished = courier.stub().call(courier.track(anyInt()))
    // Another thread may call here: the stub is known, and its answer is not.
    #expect(courier.track(1) == "before")
    unfinished.andReturn("after")
    #expect(courier.track(1) == "after")
    courier.stub().call(courier.status())
    #expect(courier.status() == "")
  }

  @Test func rejections() {
    courier.reject().call(courier.cancel())
    courier.stub().call(courier.status()).andReturn("open")
    #expect(courier.status() == "open")
    courier.verify()
  }

  @Test func niceMocksIgnoreOtherCalls() {
    let courier = MockCourier(isNice: true)
    courier.expect().call(courier.track(1)).andReturn("one")
    courier.cancel()
    #expect(courier.track(2) == "")
    #expect(courier.track(1) == "one")
    courier.verify()
  }

  @Test func checksAfterwards() {
    let courier = MockCourier(isNice: true)
    _ = courier.track(1)
    _ = courier.track(2)
    courier.send(Parcel(weight: 3))
    courier.verify().call(courier.track(1))
    courier.verify().call(courier.track(anyInt()), times: 2)
    courier.verify().call(courier.send(Parcel(weight: 3)), times: 1)
    courier.verify().call(courier.cancel(), times: 0)
  }

  // MARK: The parts of an expectation

  @Test func anExpectationByHand() {
    let expectation = courier.callHandler.expect()
    #expect(!expectation.isComplete())
    #expect(expectation.acceptExpected(functionName: "track(_:)", args: [4]))
    #expect(!expectation.acceptExpected(functionName: "track(_:)", args: [5]))
    #expect(expectation.isComplete())
    expectation.call("").andReturn("four")
    #expect(expectation.satisfy(functionName: "track(_:)", args: [4]))
    #expect(!expectation.satisfy(functionName: "track(_:)", args: [5]))
    #expect(!expectation.satisfy(functionName: "status()", args: []))
    #expect(expectation.performActions() as? String == "four")
    #expect(courier.track(4) == "four")
    courier.verify()
  }
}
