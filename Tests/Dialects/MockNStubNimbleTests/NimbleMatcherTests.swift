import MockNStub
import Testing

@Suite struct NimbleMatcherTests {
  private func result(_ mock: MailerMock?, _ matcher: Matcher<MailerMock>) throws -> MatcherResult {
    try matcher.satisfies(Expression(value: mock))
  }

  @Test func callsAreCounted() throws {
    let mailer = MailerMock()
    _ = mailer.send(to: "ann@x.org", body: "1")
    _ = mailer.send(to: "bob@x.org", body: "2")
    #expect(try result(mailer, beCalled(at: .send)).status == .matches)
    #expect(try result(mailer, beCalled(.exactly(amount: 2), timesAt: .send)).status == .matches)
    let once = try result(mailer, beCalledOnce(at: .send))
    #expect(once.status == .doesNotMatch)
    #expect(
      once.message.text == """
        Could not verify 1 calls to `send(to:body:)`
         however, the following calls have been registered:
        -send(to:body:)
        -send(to:body:)

        """)
  }

  @Test func argumentsAreMatched() throws {
    let mailer = MailerMock()
    _ = mailer.send(to: "ann@x.org", body: "1")
    let toAnn: Matcher<MailerMock> = beCalled(
      .exactly(amount: 1), timesAt: .send,
      withArgumentsThatMatch: { (a: (String, String)) in a.0.hasPrefix("ann") })
    #expect(try result(mailer, toAnn).status == .matches)
    let onceToAnn: Matcher<MailerMock> = beCalledOnce(at: .send) { (a: (String, String)) in
      a.0.hasPrefix("ann")
    }
    #expect(try result(mailer, onceToAnn).status == .matches)
    var bodies: [String] = []
    let looking: Matcher<MailerMock> = beCalled(
      .anyAmount, timesAt: .send,
      matchingExpectations: { (a: (String, String)) in bodies.append(a.1) })
    #expect(try result(mailer, looking).status == .matches)
    #expect(bodies.contains("1"))
    let toZoe: Matcher<MailerMock> = beCalled(at: .send) { (a: (String, String)) in
      a.0.hasPrefix("zoe")
    }
    #expect(try result(mailer, toZoe).status == .doesNotMatch)
    // The expectation that failed stays with the mock.
    #expect(try result(mailer, toAnn).status == .doesNotMatch)
  }

  @Test func aMockThatIsNil() throws {
    let missing = try result(nil, beCalled(at: .flush))
    #expect(missing.status == .fail)
    #expect(missing.message.text == "expected a mock, got <nil> (use beNil() to match nils)")
  }
}
