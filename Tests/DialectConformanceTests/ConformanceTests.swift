import Dispatch
import Testing

private struct Offline: Error {}

/// What every dialect does alike, as far as it can do it at all.
private struct Behaviour: Sendable, CustomTestStringConvertible {
  let name: String
  let needs: Set<Capability>
  let check: @Sendable (any DialectAdapter) throws -> Void

  init(
    _ name: String, needs: Set<Capability> = [],
    check: @escaping @Sendable (any DialectAdapter) throws -> Void
  ) {
    self.name = name
    self.needs = needs
    self.check = check
  }

  var testDescription: String { name }
}

private let behaviours: [Behaviour] = [
  Behaviour("without a stub the default answers") { dialect in
    #expect(dialect.counter.count("a") == 0)
  },
  Behaviour("a stub answers every call") { dialect in
    dialect.stub([5])
    #expect(dialect.counter.count("a") == 5)
    #expect(dialect.counter.count("b") == 5)
  },
  Behaviour("calls are counted, with a stub and without") { dialect in
    #expect(dialect.verifies(0, nil))
    _ = dialect.counter.count("a")
    dialect.stub([5])
    _ = dialect.counter.count("a")
    #expect(dialect.verifies(2, nil))
    #expect(!dialect.verifies(1, nil))
    #expect(!dialect.verifies(3, nil))
  },
  Behaviour("verifying does not use the calls up") { dialect in
    _ = dialect.counter.count("a")
    #expect(dialect.verifies(1, nil))
    #expect(dialect.verifies(1, nil))
  },
  Behaviour("another member's calls do not count") { dialect in
    _ = try dialect.counter.load("a")
    #expect(dialect.verifies(0, nil))
  },
  Behaviour("two mocks do not share anything") { dialect in
    let other = type(of: dialect).init()
    dialect.stub([5])
    #expect(other.counter.count("a") == 0)
    #expect(dialect.verifies(0, nil))
    #expect(other.verifies(1, nil))
  },
  Behaviour("arguments are kept in order", needs: [.arguments]) { dialect in
    for word in ["a", "b", "a"] { _ = dialect.counter.count(word) }
    #expect(dialect.words == ["a", "b", "a"])
  },
  Behaviour("a sequence is used in order, and its end repeats", needs: [.sequences]) { dialect in
    dialect.stub([1, 2, 3])
    #expect((0..<5).map { _ in dialect.counter.count("a") } == [1, 2, 3, 3, 3])
  },
  Behaviour("a closure gets the arguments", needs: [.closures]) { dialect in
    dialect.stub { $0.count }
    #expect(dialect.counter.count("four") == 4)
  },
  Behaviour("a stub for certain arguments leaves the others alone", needs: [.matching]) { dialect in
    dialect.stub("a", 1)
    #expect(dialect.counter.count("a") == 1)
    #expect(dialect.counter.count("b") == 0)
  },
  Behaviour("the newest stub that matches wins", needs: [.matching, .replacing]) { dialect in
    dialect.stub([5])
    dialect.stub("a", 1)
    #expect(dialect.counter.count("a") == 1)
    #expect(dialect.counter.count("b") == 5)
    dialect.stub([6])
    #expect(dialect.counter.count("a") == 6)
  },
  Behaviour("calls with certain arguments are counted", needs: [.matching]) { dialect in
    for word in ["a", "b", "a"] { _ = dialect.counter.count(word) }
    #expect(dialect.verifies(2, "a"))
    #expect(dialect.verifies(1, "b"))
    #expect(dialect.verifies(0, "c"))
  },
  Behaviour("a stub can throw", needs: [.errors]) { dialect in
    dialect.stubLoad(throwing: Offline())
    #expect(throws: Offline.self) { try dialect.counter.load("a") }
  },
  Behaviour("a reset forgets calls and stubs") { dialect in
    dialect.stub([5])
    _ = dialect.counter.count("a")
    dialect.reset()
    #expect(dialect.verifies(0, nil))
    #expect(dialect.counter.count("a") == 0)
    dialect.stub([6])
    #expect(dialect.counter.count("a") == 6)
  },
  Behaviour("a call is seen from inside its own answer", needs: [.closures]) { dialect in
    dialect.stub { [unowned dialect] _ in dialect.verifies(1, nil) ? 1 : -1 }
    #expect(dialect.counter.count("a") == 1)
  },
  Behaviour("an answer may call and stub the mock", needs: [.closures]) { dialect in
    dialect.stub { [unowned dialect] word in
      word.isEmpty ? 0 : 1 + dialect.counter.count(String(word.dropLast()))
    }
    #expect(dialect.counter.count("four") == 4)
    #expect(dialect.verifies(5, nil))
  },
  Behaviour("no call is lost when threads call at once") { dialect in
    dialect.stub([5])
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      #expect(dialect.counter.count("\(index)") == 5)
    }
    #expect(dialect.verifies(400, nil))
  },
  Behaviour("stubs may be added while threads call", needs: [.replacing]) { dialect in
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      dialect.stub([5])
      #expect(dialect.counter.count("\(index)") == 5)
    }
    #expect(dialect.verifies(200, nil))
  },
]

private struct Row: Sendable, CustomTestStringConvertible {
  let dialect: any DialectAdapter.Type
  let behaviour: Behaviour

  var testDescription: String { "\(dialect.dialect): \(behaviour.name)" }
}

@Suite struct ConformanceTests {
  @Test(
    arguments: dialects.flatMap { dialect in
      behaviours.filter { $0.needs.isSubset(of: dialect.capabilities) }
        .map { Row(dialect: dialect, behaviour: $0) }
    })
  private func behaves(_ row: Row) throws {
    try row.behaviour.check(row.dialect.init())
  }

  @Test func everyBehaviourIsAskedOfTheNativeAPI() {
    #expect(behaviours.allSatisfy { $0.needs.isSubset(of: NativeAdapter.capabilities) })
  }
}
