import Testing
import UnderstudyRuntime

@Suite struct ClosureMockTests {
  @Test func synchronousClosures() {
    let save = ClosureMock(((String, Int) -> Bool).self)
    given(save).call(.equal("a"), .any).willReturn(true)
    let closure: (String, Int) -> Bool = { save($0, $1) }
    #expect(closure("a", 1))
    #expect(!closure("b", 2))
    #expect(verify(save).call(.any, .any).called(2).map(\.1) == [1, 2])
    let text = failureText { verify(save).call("c", 1).called() }
    #expect(
      text == """
        call(_:_:) was expected at least 1 time, but was called 0 times.
          wanted: call("c", 1)
          calls of this member (2):
            #1 call("a", 1)    argument 1: wanted "c"
            #2 call("b", 2)    argument 1: wanted "c", argument 2: wanted 1
        """)
  }

  @Test func throwingClosures() {
    let open = ClosureMock(((String) throws -> Int).self)
    given(open).call(.hasPrefix("x")).willThrow(StoreError())
    let opening: (String) throws -> Int = { try open($0) }
    #expect(throws: StoreError()) { try opening("x1") }
    let close = ClosureMock((() throws(StoreError) -> Void).self)
    given(close).call().willThrow(StoreError(code: 2))
    let closing: () throws(StoreError) -> Void = { () throws(StoreError) in try close() }
    #expect(throws: StoreError(code: 2)) { try closing() }
  }

  @Test func asynchronousClosures() async throws {
    let load = ClosureMock(((Int) async throws -> String).self)
    given(load).call(.any).will { number in
      await Task.yield()
      return "\(number)"
    }
    let closure: @Sendable (Int) async throws -> String = { try await load($0) }
    #expect(try await closure(3) == "3")
    await verify(load).call(3).called(1, within: .seconds(1))
  }

  @Test func namesTellMocksApart() {
    let done = ClosureMock((() -> Void).self, name: "done")
    let text = failureText { verify(done).call().called() }
    #expect(text.hasPrefix("ClosureMock(name: \"done\").call() was expected at least 1 time"))
  }
}
