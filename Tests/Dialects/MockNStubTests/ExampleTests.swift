import MockNStub
import XCTest

/// Tests as they were written for the original.
final class ExampleTests: XCTestCase {
  func testValuesAndExpectations() {
    let mailer = MailerMock()
    mailer.given(callToFunctionWithID: .send, willReturn: true)
    mailer.expect(
      .exactly(amount: 2), callsToFunctionWithID: .send,
      withArgumentsThatMatch: ArgumentMatcher { (a: (String, String)) in a.0.hasSuffix("@x.org") })
    mailer.expect(callToFunctionWithID: .flush)

    XCTAssertTrue(mailer.send(to: "ann@x.org", body: "hello"))
    XCTAssertTrue(mailer.send(to: "bob@x.org", body: "hello"))
    XCTAssertTrue(mailer.send(to: "cid@y.org", body: "hello"))
    mailer.flush()

    mailer.verify()
  }

  func testByName() {
    let mailer = MailerMock()
    mailer.given("send(to:body:)", willReturn: true)
    mailer.given("isOnline", willReturn: true)
    XCTAssertTrue(mailer.send(to: "ann@x.org", body: "hello"))
    XCTAssertTrue(mailer.isOnline)
    mailer.isOnline = false
    mailer.expect(callToFunction: "send(to:body:)")
    mailer.expect(.exactly(amount: 0), callsToFunction: "flush()")
    mailer.expect(.exactly(amount: 2), callsToFunction: "isOnline")
    mailer.verify()
  }

  func testTheLastMatchingValueWins() {
    let depot = DepotStub()
    depot.given("parcel(at:)", willReturn: Parcel(weight: 1))
    depot.given(
      "parcel(at:)", withArgumentsThatMatch: ArgumentMatcher { (shelf: Int) in shelf > 9 },
      willReturn: Parcel(weight: 2))
    XCTAssertEqual(depot.parcel(at: 3).weight, 1)
    XCTAssertEqual(depot.parcel(at: 10).weight, 2)
    depot.given("parcel(at:)", willReturn: Parcel(weight: 3))
    XCTAssertEqual(depot.parcel(at: 10).weight, 3)
    depot.resetStub()
    XCTAssertEqual(depot.parcel(at: 10).weight, -1)
  }

  func testReceivedArguments() {
    let mailer = MailerMock()
    _ = mailer.send(to: "ann", body: "1")
    mailer.isOnline = true
    _ = mailer.send(to: "bob", body: "2")
    let received: [(String, String)] = mailer.receivedArgumentsOfInferredType()
    XCTAssertEqual(received.map(\.0), ["ann", "bob"])
    let last: (String, String)? = mailer.lastReceivedArgumentsOfInferredType()
    XCTAssertEqual(last?.1, "2")
    let first: (String, String)? = mailer.firstReceivedArgumentsOfInferredType()
    XCTAssertEqual(first?.1, "1")
    XCTAssertEqual(mailer.lastReceivedArgumentsOfInferredType(), true)
  }

  func testAFailureHandlerOfOnesOwn() {
    let mailer = MailerMock()
    let collector = MessageCollector()
    mailer.given("failureHandler", willReturn: collector)
    mailer.expect(callToFunctionWithID: .flush)
    mailer.verify(inFile: #file, atLine: 12)
    XCTAssertEqual(
      collector.messages, ["Could not verify call to `flush()`. No other calls have been made."])
    XCTAssertEqual(collector.lines, [12])
    mailer.flush()
    mailer.verify()
    XCTAssertEqual(collector.messages.count, 1)
  }

  func testReset() {
    let mailer = MailerMock()
    mailer.given("isOnline", willReturn: true)
    mailer.expect(callToFunctionWithID: .flush)
    _ = mailer.send(to: "ann", body: "1")
    mailer.resetMock()
    XCTAssertFalse(mailer.isOnline)
    XCTAssertEqual(mailer.calls.count, 1)
    XCTAssertFalse(mailer.wouldFailIfVerified())
  }
}
