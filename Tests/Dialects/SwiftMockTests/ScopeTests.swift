import SwiftMock
import Testing
import Understudy

@Suite struct ScopeTests {
  @Test func theEndOfATestVerifies() {
    let scope = MockScope()
    let courier = scope.run { MockCourier() }
    courier.expect().call(courier.track(1))
    #expect(
      failureTexts { scope.finish() } == """
        track(_:) was expected to be called, but was not.
          wanted: track(1)
          this member was never called
        """)
  }

  @Test func callsFromManyThreads() async {
    let courier = MockCourier()
    for id in 0..<50 { courier.expect().call(courier.track(id)).andReturn("\(id)") }
    let handler = courier.callHandler
    let results = await withTaskGroup(of: String?.self, returning: [String].self) { group in
      for id in 0..<50 {
        group.addTask {
          handler.accept("", functionName: "track(_:)", args: id) as? String
        }
      }
      return await group.reduce(into: []) { $0 += [$1 ?? "none"] }
    }
    #expect(Set(results) == Set((0..<50).map(String.init)))
    courier.verify()
  }
}
