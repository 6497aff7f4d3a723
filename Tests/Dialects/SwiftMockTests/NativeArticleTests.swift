import Understudy
import XCTest

final class NativeArticleTests: XCTestCase {
  func testTheSame() {
    let teller = TellerMock()
    given(teller).balance(of: .any).willReturn(0)
    expect(teller).balance(of: "Ann").willReturn(10)

    XCTAssertEqual(teller.balance(of: "Ann"), 10)
    XCTAssertEqual(teller.balance(of: "Bob"), 0)
    verifyExpectations(teller)
  }
}

/// As `understudy generate` writes it, in short.
private final class TellerMock: Teller, Mock, @unchecked Sendable {
  let understudy = MockCore("TellerMock")
  private(set) lazy var balanceMock = FunctionMock<String, Int, Never>(
    understudy, "balance(of:)")

  func balance(of account: String) -> Int { balanceMock.call(account) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    let mock: TellerMock
    let location: TestLocation

    init(_ mock: TellerMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func balance(of account: Matcher<String>) -> CallPattern<
      Role, Synchronous, String, Int, Never
    > {
      CallPattern(mock.balanceMock, location, matching: account)
    }
  }
}
