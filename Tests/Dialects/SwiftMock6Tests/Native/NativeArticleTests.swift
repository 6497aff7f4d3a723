import Understudy
import XCTest

final class NativeArticleTests: XCTestCase {
  func testTheSame() {
    let teller = TellerMock()
    expect(teller).balance(of: "Ann").willReturn(10)
    expect(teller).balance(of: "Bob").willReturn(0)

    XCTAssertEqual(teller.balance(of: "Ann"), 10)
    XCTAssertEqual(teller.balance(of: "Bob"), 0)
    verifyExpectations(teller)
  }

  func testWhileACallIsPending() async {
    let teller = TellerMock()
    let refresh = given(teller).refresh().willHold()
    let branch = Branch(teller)
    let opening = Task { await branch.open() }
    await verify(teller).refresh().called(1, within: .seconds(1))
    let wasBusy = await branch.isBusy
    XCTAssertTrue(wasBusy)
    refresh.release(returning: 3)
    await opening.value
  }
}
