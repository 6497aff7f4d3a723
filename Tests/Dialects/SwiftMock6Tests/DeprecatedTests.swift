import SwiftMock6
import XCTest

protocol Shutter {
  func close()
  func open(_ percent: Int) -> Int
  func lock(_ key: String) throws -> Int
  func lift(_ percent: Int) async -> Int
  func unlock(_ key: String) async throws -> Int
}

protocol ShutterMaking {
  static func made() -> MockShutter
}

/// The names that the original has kept for older tests. They are used where they bring no warning.
final class MockShutter: Mock<Shutter>, Shutter, ShutterMaking {
  @available(*, deprecated)
  static func made() -> MockShutter { create() }

  @available(*, deprecated)
  func close() { accept(args: []) }

  @available(*, deprecated)
  func open(_ percent: Int) -> Int { accept(args: [percent]) as! Int }

  @available(*, deprecated)
  func lock(_ key: String) throws -> Int { try throwingAccept(args: [key]) as! Int }

  @available(*, deprecated)
  func lift(_ percent: Int) async -> Int { await accept(args: [percent]) as! Int }

  @available(*, deprecated)
  func unlock(_ key: String) async throws -> Int { try await throwingAccept(args: [key]) as! Int }
}

final class DeprecatedTests: XCTestCase {
  func testOldNames() async throws {
    let maker: ShutterMaking.Type = MockShutter.self
    let mock = maker.made()
    try await use(mock as Shutter, mock)
  }

  private func use(_ shutter: Shutter, _ mock: MockShutter) async throws {
    mock.expect { $0.close() }
    mock.expect { $0.open(40) }.returning(4)
    mock.expect { try $0.lock("a") }.returning(5)
    mock.expect { await $0.lift(60) }.asyncReturning(6).fulfill()
    mock.expect { try await $0.unlock("a") }.asyncReturning(7).fulfill()
    shutter.close()
    XCTAssertEqual(shutter.open(40), 4)
    XCTAssertEqual(try shutter.lock("a"), 5)
    let lifted = await shutter.lift(60)
    XCTAssertEqual(lifted, 6)
    let unlocked = try await shutter.unlock("a")
    XCTAssertEqual(unlocked, 7)
    await mock.verify()
  }
}
