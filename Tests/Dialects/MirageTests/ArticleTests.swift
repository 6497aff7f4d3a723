import Mirage
import Understudy
import XCTest

/// What the articles show.
final class ArticleTests: XCTestCase {
  func testInTheDialect() {
    let clock = MockClock()
    clock.mock_now.whenCalled().thenReturn(10).thenDo { _ in 20 }
    XCTAssertEqual([clock.now(), clock.now(), clock.now()], [10, 20, 20])
    XCTAssertNoThrow(try clock.mock_now.verify(called: .times(3)))
  }

  func testInTheNativeAPI() {
    let clock = ClockMock()
    given(clock).now().willReturn(10, 20)
    XCTAssertEqual([clock.now(), clock.now(), clock.now()], [10, 20, 20])
    verify(clock).now().called(3)
  }

  func testThrowing() {
    let archive = MockArchive()
    archive.mock_load.whenCalled().thenThrow(Offline()).thenReturn(2)
    XCTAssertThrowsError(try archive.load("a"))
    XCTAssertEqual(try archive.load("a"), 2)
  }
}

/// As the generator writes it, but for the roles that are not used here.
private final class ClockMock: Clock, Mock, @unchecked Sendable {
  let understudy = MockCore("ClockMock")
  lazy var nowMock = FunctionMock<Void, Int, Never>(understudy, "now()")

  func now() -> Int { nowMock.call(()) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    let mock: ClockMock
    let location: TestLocation

    init(_ mock: ClockMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func now() -> CallPattern<Role, Synchronous, Void, Int, Never> {
      CallPattern(mock.nowMock, location)
    }
  }
}
