import Dispatch
import Testing
import Understudy

private struct Offline: Error {}

/// What every dialect does alike, as far as it can do it at all.
struct Behaviour: Sendable, CustomTestStringConvertible {
  let name: String
  let needs: Set<Capability>
  let check: @Sendable (any DialectAdapter) async throws -> Void

  init(
    _ name: String, needs: Set<Capability> = [],
    check: @escaping @Sendable (any DialectAdapter) async throws -> Void
  ) {
    self.name = name
    self.needs = needs
    self.check = check
  }

  var testDescription: String { name }
}

let behaviours: [Behaviour] = [
  // MARK: Answers
  Behaviour("without a stub the default answers") { dialect in
    #expect(dialect.counter.count("a") == 0)
    #expect(dialect.counter.limit == 0)
    let loaded = try dialect.counter.load("a")
    #expect(loaded == 0)
    let fetched = try await dialect.counter.fetch("a")
    #expect(fetched == 0)
  },
  Behaviour("a stub answers every call") { dialect in
    dialect.stub([5])
    #expect(dialect.counter.count("a") == 5)
    #expect(dialect.counter.count("b") == 5)
  },
  Behaviour("an asynchronous member is answered") { dialect in
    dialect.stubFetch(5)
    let fetched = try await [dialect.counter.fetch("a"), dialect.counter.fetch("b")]
    #expect(fetched == [5, 5])
  },
  Behaviour("a property is answered, and settings are counted") { dialect in
    dialect.stubLimit(5)
    #expect(dialect.counter.limit == 5)
    #expect(dialect.verifiesSettings(0))
    let counter = dialect.counter
    counter.limit = 7
    #expect(dialect.verifiesSettings(1))
    #expect(!dialect.verifiesSettings(2))
    #expect(dialect.counter.limit == 5)
  },
  Behaviour("a sequence is used in order, and its end repeats", needs: [.sequences]) { dialect in
    dialect.stub([1, 2, 3])
    #expect((0..<5).map { _ in dialect.counter.count("a") } == [1, 2, 3, 3, 3])
  },
  Behaviour("a closure gets the arguments", needs: [.closures]) { dialect in
    dialect.stub { $0.count }
    #expect(dialect.counter.count("four") == 4)
  },
  Behaviour("a stub can throw", needs: [.errors]) { dialect in
    dialect.stubLoad(throwing: Offline())
    #expect(throws: Offline.self) { try dialect.counter.load("a") }
  },
  Behaviour("a stub of an asynchronous member can throw", needs: [.errors]) { dialect in
    dialect.stubFetch(throwing: Offline())
    await #expect(throws: Offline.self) { try await dialect.counter.fetch("a") }
  },
  Behaviour("a stub for certain arguments leaves the others alone", needs: [.matching]) { dialect in
    dialect.stub("a", 1)
    #expect(dialect.counter.count("a") == 1)
    #expect(dialect.counter.count("b") == 0)
  },
  Behaviour("a stub may ask for arguments by a condition", needs: [.matching]) { dialect in
    dialect.stub(1) { $0.count > 3 }
    #expect(dialect.counter.count("four") == 1)
    #expect(dialect.counter.count("one") == 0)
  },
  Behaviour("the newest stub that matches wins", needs: [.matching, .replacing]) { dialect in
    dialect.stub([5])
    dialect.stub("a", 1)
    #expect(dialect.counter.count("a") == 1)
    #expect(dialect.counter.count("b") == 5)
    dialect.stub([6])
    #expect(dialect.counter.count("a") == 6)
  },
  Behaviour("a call is seen from inside its own answer", needs: [.closures]) { dialect in
    dialect.stub { [unowned dialect] _ in dialect.verifies(1) ? 1 : -1 }
    #expect(dialect.counter.count("a") == 1)
  },
  Behaviour("an answer may call and stub the mock", needs: [.closures]) { dialect in
    dialect.stub { [unowned dialect] word in
      word.isEmpty ? 0 : 1 + dialect.counter.count(String(word.dropLast()))
    }
    #expect(dialect.counter.count("four") == 4)
    #expect(dialect.verifies(5))
  },
  Behaviour("a call that nothing answers is reported, with its arguments", needs: [.unanswered]) {
    dialect in
    let failures = failuresOf { _ = try? dialect.strictCounter.pick("a") }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("pick(\"a\")") == true)
  },

  // MARK: Checks
  Behaviour("calls are counted, with a stub and without") { dialect in
    #expect(dialect.verifies(0))
    _ = dialect.counter.count("a")
    dialect.stub([5])
    _ = dialect.counter.count("a")
    #expect(dialect.verifies(2))
    #expect(!dialect.verifies(1))
    #expect(!dialect.verifies(3))
  },
  Behaviour("another number of calls than wanted is reported once, in exact words") { dialect in
    _ = dialect.counter.count("a")
    #expect(dialect.failures(1, nil) == [])
    #expect(dialect.failures(2, nil) == [type(of: dialect).countFailure])
  },
  Behaviour("verifying does not use the calls up") { dialect in
    _ = dialect.counter.count("a")
    #expect(dialect.verifies(1))
    #expect(dialect.verifies(1))
  },
  Behaviour("another member's calls do not count") { dialect in
    _ = try dialect.counter.load("a")
    #expect(dialect.verifies(0))
  },
  Behaviour("two mocks do not share anything") { dialect in
    let other = type(of: dialect).init()
    dialect.stub([5])
    #expect(other.counter.count("a") == 0)
    #expect(dialect.verifies(0))
    #expect(other.verifies(1))
  },
  Behaviour("arguments are kept in order", needs: [.arguments]) { dialect in
    for word in ["a", "b", "a"] { _ = dialect.counter.count(word) }
    #expect(dialect.words == ["a", "b", "a"])
  },
  Behaviour("calls with certain arguments are counted", needs: [.matching]) { dialect in
    for word in ["a", "b", "a"] { _ = dialect.counter.count(word) }
    #expect(dialect.verifies(2, "a"))
    #expect(dialect.verifies(1, "b"))
    #expect(dialect.verifies(0, "c"))
  },
  Behaviour("the order of calls is checked", needs: [.order]) { dialect in
    for word in ["a", "b", "c"] { _ = dialect.counter.count(word) }
    #expect(dialect.verifiesOrder(["a", "b", "c"]))
    #expect(dialect.verifiesOrder(["a", "c"]))
    #expect(!dialect.verifiesOrder(["b", "a"]))
  },
  Behaviour("a call that is expected and comes", needs: [.expectations]) { dialect in
    dialect.expect("a")
    _ = dialect.counter.count("a")
    #expect(dialect.meetsExpectations())
  },
  Behaviour("a call that is expected and does not come", needs: [.expectations]) { dialect in
    dialect.expect("a")
    _ = dialect.counter.count("b")
    #expect(!dialect.meetsExpectations())
  },
  Behaviour("calls that no check was about are found", needs: [.leftovers]) { dialect in
    #expect(dialect.verifiesNothingElse())
    _ = dialect.counter.count("a")
    #expect(!dialect.verifiesNothingElse())
    #expect(dialect.verifies(1))
    #expect(dialect.verifiesNothingElse())
  },
  Behaviour("a reset forgets calls and stubs") { dialect in
    dialect.stub([5])
    _ = dialect.counter.count("a")
    dialect.reset()
    #expect(dialect.verifies(0))
    #expect(dialect.counter.count("a") == 0)
    dialect.stub([6])
    #expect(dialect.counter.count("a") == 6)
  },

  // MARK: Threads
  Behaviour("no call is lost when threads call at once") { dialect in
    dialect.stub([5])
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      #expect(dialect.counter.count("\(index)") == 5)
    }
    #expect(dialect.verifies(400))
  },
  Behaviour("no call is lost when tasks call at once") { dialect in
    dialect.stubFetch(5)
    let counter = dialect.counter
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<100 { group.addTask { try await counter.fetch("\(index)") } }
      return try await group.reduce(0, +)
    }
    #expect(sum == 500)
  },
  Behaviour("stubs may be added while threads call", needs: [.replacing]) { dialect in
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      dialect.stub([5])
      #expect(dialect.counter.count("\(index)") == 5)
    }
    #expect(dialect.verifies(200))
  },
]
