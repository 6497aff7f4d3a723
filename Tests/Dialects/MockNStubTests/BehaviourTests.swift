import Dispatch
import Foundation
import MockNStub
import Testing

@Suite struct BehaviourTests {
  @Test func functionsWithoutAValueReturnADefaultOrNil() {
    let depot = DepotStub()
    #expect(depot.labels() == [])
    #expect(depot.spareParcel() == nil)
    depot.given("labels()", willReturn: ["a"])
    depot.given("spareParcel()", willReturn: Parcel(weight: 2))
    #expect(depot.labels() == ["a"])
    #expect(depot.spareParcel() == Parcel(weight: 2))
  }

  @Test func nilTakesThePlaceOfAValue() {
    let depot = DepotStub()
    depot.given("spareParcel()", willReturn: Parcel())
    depot.given("spareParcel()", willReturn: nil)
    #expect(depot.spareParcel() == nil)
    depot.given("labels()", willReturn: nil)
    #expect(depot.labels() == [])
  }

  @Test func defaults() {
    #expect(String.defaultStubValue() == "")
    #expect(Int.defaultStubValue() == 0)
    #expect(Float.defaultStubValue() == 0)
    #expect(Double.defaultStubValue() == 0)
    #expect(Bool.defaultStubValue() == false)
    #expect([Int].defaultStubValue() == [])
    #expect([String: Int].defaultStubValue() == [:])
    #expect(Set<Int>.defaultStubValue() == [])
    #expect(CGFloat.defaultStubValue() == 0)
    #expect(CGPoint.defaultStubValue() == .zero)
    #expect(CGSize.defaultStubValue() == .zero)
    #expect(CGRect.defaultStubValue() == .zero)
  }

  @Test func everyFormWithAnID() {
    let scale = ScaleMock()
    scale.tare()
    scale.note("a")
    #expect(scale.name() == "")
    #expect(scale.spare() == nil)
    #expect(scale.weigh(1) == 0)
    #expect(scale.pick(1) == nil)
    scale.given(callToFunctionWithID: .name, willReturn: "old")
    scale.given(callToFunctionWithID: .spare, willReturn: Parcel(weight: 1))
    scale.given(
      callToFunctionWithID: .weigh, withArgumentsThatMatch: ArgumentMatcher { $0 == 2 },
      willReturn: 2.5)
    scale.given(callToFunctionWithID: .pick, willReturn: Parcel(weight: 3))
    #expect(scale.name() == "old")
    #expect(scale.spare() == Parcel(weight: 1))
    #expect([scale.weigh(1), scale.weigh(2)] == [0, 2.5])
    #expect(scale.pick(1) == Parcel(weight: 3))
    #expect(
      scale.calls.map(\.methodID.rawString) == [
        "tare", "note", "name", "spare", "weigh", "pick", "name", "spare", "weigh", "weigh", "pick",
      ])

    let stub = ScaleStub()
    stub.given(callToFunctionWithID: .weigh, willReturn: 4.5)
    #expect(stub.weigh(1) == 4.5)
    #expect(stub.pick(1) == nil)
  }

  @Test func descriptions() {
    let mailer = MailerMock()
    _ = mailer.send(to: "ann", body: "hello")
    mailer.flush()
    mailer.isOnline = true
    #expect(
      mailer.calls.map(\.description) == [
        #"function: send(to:body:) arguments: (Optional("ann"), Optional("hello"))"#,
        "function: flush() arguments: ()",
        "function: isOnline arguments: Optional(true)",
      ])
    mailer.given("isOnline", willReturn: nil)
    mailer.given("flush()", willReturn: 3)
    #expect(
      mailer.callValues.map(\.description) == [
        "function: isOnline value: nil matcher: MockNStub.ArgumentMatcher<Any>",
        "function: flush() value: 3 matcher: MockNStub.ArgumentMatcher<Any>",
      ])
    mailer.expect(callToFunctionWithID: .flush)
    #expect(
      mailer.verifications.map(\.description) == [
        "function: flush() matcher: MockNStub.ArgumentMatcher<Any>"
      ])
    #expect(MethodID.name("a") == .name("a"))
    #expect(MethodID.name("a") != .name("b"))
  }

  /// The original records an empty array there, which no matcher of `()` accepts.
  @Test func aCallWithoutArguments() {
    let mailer = MailerMock()
    mailer.flush()
    mailer.expect(
      callToFunctionWithID: .flush, withArgumentsThatMatch: ArgumentMatcher { (_: Void) in true })
    #expect(!mailer.wouldFailIfVerified())
    let arrays: [[Any]] = mailer.receivedArgumentsOfInferredType()
    #expect(arrays.isEmpty)
  }

  @Test func matchersOfOtherTypesDoNotMatch() {
    #expect(ArgumentMatcher<Int>.any.match(arguments: "a"))
    #expect(anyArgumentMatcher.match(arguments: ()))
    #expect(!ArgumentMatcher { (_: Int) in true }.match(arguments: "a"))
    #expect(
      ArgumentMatcher { (_: (Int, String?)) in true }.match(arguments: (1, nil) as (Any?, Any?)))
    #expect(
      !ArgumentMatcher { (_: (Int, String)) in true }.match(arguments: (1, nil) as (Any?, Any?)))
  }

  @Test(arguments: [0, 1, 2, 3, 23, 24])
  func argumentsArePacked(_ count: Int) {
    final class Recorder: Mocking {}
    let mock = Recorder()
    switch count {
    case 0: mock.didCallFunction("f")
    case 1: mock.didCallFunction("f", withArguments: 0)
    case 2: mock.didCallFunction("f", withArguments: 0, 1)
    case 3: mock.didCallFunction("f", withArguments: 0, 1, 2)
    case 23:
      mock.didCallFunction(
        "f", withArguments: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22)
    default:
      mock.didCallFunction(
        "f", withArguments: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23)
    }
    let arguments = mock.calls[0].arguments
    switch count {
    case 0: #expect(arguments is Void)
    case 1: #expect(arguments as? Int == 0)
    default:
      let elements = Mirror(reflecting: arguments).children.map { $0.value as? Int }
      #expect(elements == (0..<count).map { $0 })
    }
  }

  @Test func listsOfTheLibraryCanBeChanged() {
    let mailer = MailerMock()
    mailer.flush()
    _ = mailer.send(to: "a", body: "b")
    mailer.calls.removeFirst()
    mailer.given("isOnline", willReturn: true)
    mailer.given("isOnline", willReturn: false)
    mailer.callValues.removeLast()
    mailer.expect(callToFunctionWithID: .flush)
    #expect(mailer.isOnline)
    #expect(mailer.calls.map(\.methodID.rawString) == ["send(to:body:)", "isOnline"])
    #expect(mailer.wouldFailIfVerified())
    mailer.verifications.removeAll()
    #expect(!mailer.wouldFailIfVerified())
  }

  @Test func propertiesOfOnesOwn() {
    let mock = OwnStorageMock()
    mock.given("weigh(_:)", willReturn: 5)
    mock.expect(.exactly(amount: 1), callsToFunction: "weigh(_:)")
    #expect(mock.weigh(1) == 5)
    #expect(mock.callValues.count == 1)
    #expect(mock.calls.map { $0.arguments as? Int } == [1])
    #expect(mock.verifications.count == 1)
    #expect(!mock.wouldFailIfVerified())

    mock.calls = []
    #expect(mock.wouldFailIfVerified())
    #expect(mock.receivedArgumentsOfInferredType() == [Int]())
    mock.callValues = []
    #expect(mock.weigh(2) == 0)
    mock.resetMock()
    #expect(mock.calls.isEmpty && mock.verifications.isEmpty)
  }

  @Test func objectsAtTheSameAddressDoNotShareAnything() {
    for _ in 0..<200 {
      let mailer = MailerMock()
      #expect(mailer.calls.isEmpty)
      #expect(!mailer.isOnline)
      mailer.given("isOnline", willReturn: true)
    }
  }

  @Test func whatAMockCapturedIsFreedWhenTheNextOneIsUsed() {
    final class Page {}
    weak var captured: Page?
    do {
      let scale = ScaleMock()
      let page = Page()
      scale.given(callToFunctionWithID: .pick, willReturn: page)
      captured = page
      #expect(captured != nil)
    }
    // More than once, since another test may be at it at this moment.
    for _ in 0..<1_000 where captured != nil { MailerMock().flush() }
    #expect(captured == nil)
  }

  @Test func firstUseFromManyThreads() {
    for _ in 0..<20 {
      let mailer = UncheckedMailer()
      DispatchQueue.concurrentPerform(iterations: 50) { _ in mailer.mock.flush() }
      mailer.mock.expect(.exactly(amount: 50), callsToFunctionWithID: .flush)
      #expect(mailer.mock.applicableFailureMessages() == [])
    }
  }

  private struct UncheckedMailer: @unchecked Sendable {
    let mock = MailerMock()
  }
}
