import Understudy
import XCTest

/// What the article shows of the native API. The rest is in the examples.
final class ArticleTests: XCTestCase {
  func testInTheNativeAPI() {
    let mailer = TypedMailerMock()
    given(mailer).send(to: .any, body: .any).willReturn(true)
    XCTAssertTrue(mailer.send(to: "ann@x.org", body: "hello"))
    verify(mailer).send(to: .hasSuffix("@x.org"), body: .any).called(1)
  }
}

/// As the generator writes it, but for the members that are not used here.
private final class TypedMailerMock: Mock, @unchecked Sendable {
  let understudy = MockCore("TypedMailerMock")
  lazy var sendMock = FunctionMock<(to: String, body: String), Bool, Never>(
    understudy, "send(to:body:)")

  func send(to: String, body: String) -> Bool { sendMock.call((to: to, body: body)) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    let mock: TypedMailerMock
    let location: TestLocation

    init(_ mock: TypedMailerMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func send(to: Matcher<String>, body: Matcher<String>)
      -> CallPattern<Role, Synchronous, (to: String, body: String), Bool, Never>
    {
      CallPattern(mock.sendMock, location, matching: to, body)
    }
  }
}
