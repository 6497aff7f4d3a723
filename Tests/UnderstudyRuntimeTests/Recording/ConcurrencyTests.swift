import Testing
import UnderstudyRuntime

@Suite struct ConcurrencyTests {
  @Test func noCallIsLostOrMiscounted() async {
    let store = StoreMock()
    let tasks = 8
    let calls = 10_000
    given(store).count("first").willReturn(7).times(tasks * calls / 2)
    await withTaskGroup { group in
      for task in 0..<tasks {
        group.addTask {
          var answered = 0
          for call in 0..<calls {
            if store.count("first") == 7 { answered += 1 }
            if task == 0, call % 500 == 0 { given(store).count("other").willReturn(1) }
          }
          return answered
        }
      }
      var answered = 0
      for await count in group { answered += count }
      #expect(answered == tasks * calls / 2)
    }
    verify(store).count("first").called(tasks * calls)
  }

  @Test func verifyingWhileCallsComeSeesAPrefix() async {
    let store = StoreMock()
    await withTaskGroup { group in
      group.addTask { for index in 0..<20_000 { _ = store.count("\(index)") } }
      group.addTask {
        for _ in 0..<200 {
          let seen = verify(store).count(.any).called(0...)
          #expect(seen == (0..<seen.count).map { "\($0)" })
        }
      }
    }
  }

  @Test func genericMembersAreMadeOnce() async throws {
    let store = StoreMock()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            _ = try? store.decode(Int.self, from: "")
            _ = try? store.decode(String.self, from: "")
          }
        }
      }
    }
    verify(store).decode(Int.self, from: .any).called(4000)
    verify(store).decode(String.self, from: .any).called(4000)
  }
}
