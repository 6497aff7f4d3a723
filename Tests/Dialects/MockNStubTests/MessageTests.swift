import MockNStub
import Testing
import Understudy

@Suite struct MessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let messages: [String]
    let use: @Sendable (MailerMock) -> Void

    init(
      _ name: String, _ messages: [String], use: @escaping @Sendable (MailerMock) -> Void
    ) {
      testDescription = name
      self.messages = messages
      self.use = use
    }
  }

  @Test(arguments: [
    Row("nothing is expected", []) { _ = $0.send(to: "a", body: "b") },
    Row("a call that was made", []) {
      $0.expect(callToFunctionWithID: .flush)
      $0.flush()
    },
    Row("expected afterwards", []) {
      $0.flush()
      $0.expect(callToFunctionWithID: .flush)
    },
    Row("more than one call", []) {
      $0.expect(callToFunctionWithID: .flush)
      $0.flush()
      $0.flush()
    },
    Row("no call at all", ["Could not verify call to `flush()`. No other calls have been made."]) {
      $0.expect(callToFunctionWithID: .flush)
    },
    Row(
      "no call at all, with an amount",
      ["Could not verify 2 calls to `flush()`. No other calls have been made."]
    ) {
      $0.expect(.exactly(amount: 2), callsToFunctionWithID: .flush)
    },
    Row(
      "never",
      [
        """
        Could not verify 0 calls to `flush()`
         however, the following calls have been registered:
        -flush()

        """
      ]
    ) {
      $0.expect(.exactly(amount: 0), callsToFunctionWithID: .flush)
      $0.flush()
    },
    Row(
      "other calls",
      [
        """
        Could not verify call to `isOnline`
         however, the following calls have been registered:
        -send(to:body:)
        -flush()

        """
      ]
    ) {
      $0.expect(callToFunctionWithID: .isOnline)
      _ = $0.send(to: "a", body: "b")
      $0.flush()
    },
    Row(
      "arguments that do not match, and every failure",
      [
        """
        Could not verify call to `send(to:body:)`
         however, the following calls have been registered:
        -send(to:body:)

        """,
        """
        Could not verify 1 calls to `flush()`
         however, the following calls have been registered:
        -send(to:body:)

        """,
      ]
    ) {
      $0.expect(
        callToFunctionWithID: .send,
        withArgumentsThatMatch: ArgumentMatcher { (a: (String, String)) in a.0 == "z" })
      $0.expect(.exactly(amount: 1), callsToFunctionWithID: .flush)
      _ = $0.send(to: "a", body: "b")
    },
  ])
  func messages(_ row: Row) {
    let mailer = MailerMock()
    row.use(mailer)
    #expect(mailer.applicableFailureMessages() == row.messages)
    #expect(mailer.wouldFailIfVerified() == !row.messages.isEmpty)

    let collector = MessageCollector()
    mailer.given("failureHandler", willReturn: collector)
    mailer.verify()
    mailer.verify()
    #expect(collector.messages == row.messages + row.messages)
  }

  @Test func failuresAreReportedAtTheLineOfVerify() {
    let mailer = MailerMock()
    mailer.expect(callToFunctionWithID: .flush)
    let failures = expectFailure { mailer.verify() }
    let line = #line - 1
    #expect(
      failures.map(\.text) == ["Could not verify call to `flush()`. No other calls have been made."]
    )
    #expect(failures.map(\.location.line) == [line])
    #expect(failures.map(\.location.fileID.description) == ["MockNStubTests/MessageTests.swift"])
  }

  @Test func aLocationThatIsPassedOn() {
    func check(_ mailer: MailerMock, file: StaticString, line: UInt) {
      mailer.verify(inFile: file, atLine: line)
    }
    let mailer = MailerMock()
    mailer.expect(callToFunctionWithID: .flush)
    let failures = expectFailure { check(mailer, file: "/elsewhere/Other.swift", line: 7) }
    #expect(failures.map(\.location.fileID.description) == ["/elsewhere/Other.swift"])
    #expect(failures.map(\.location.line) == [7])
  }

  @Test func theStandardHandlerWithoutAMock() {
    let failures = expectFailure {
      XCTFailureHandler().fail(with: "out of stamps", at: Location(line: 3))
    }
    #expect(failures.map(\.text) == ["out of stamps"])
    #expect(failures.map(\.location.line) == [3])
  }
}
