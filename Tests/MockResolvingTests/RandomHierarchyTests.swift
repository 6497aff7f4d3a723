import MockModel
import MockParsing
import MockResolving
import Testing

/// Whatever protocols inherit from each other, resolving ends and gives each requirement once.
@Suite struct RandomHierarchyTests {
  @Test(arguments: 0..<12)
  func eachMemberOnce(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let count = 60
    var source = ""
    for number in 0..<count {
      // Even seeds have no cycles: parents stand before their children.
      let limit = seed.isMultiple(of: 2) ? number : count
      var parents: [String] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) where limit > 0 {
        let kind = ["P", "A", "N.Q"].randomElement(using: &random)!
        parents.append("\(kind)\(Int.random(in: 0..<limit, using: &random))")
      }
      let clause = parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))"
      source += """
        protocol P\(number)\(clause) { func p\(number)(); func shared(_ x: Int\(number % 3)) }
        extension N { protocol Q\(number): P\(number) { associatedtype T\(number % 5); func q() } }
        typealias A\(number) = P\(number) & N.Q\(number)

        """
    }
    source += "enum N {}\n"
    let file = MockParser.parse(source, path: "x.swift")
    #expect(file.diagnostics == [])
    let resolver = Resolver(SourceIndex([(file, .mocked)]))
    let (mocks, diagnostics) = resolver.resolve(file.types.map { ($0, path: file.path) })
    #expect(mocks.count == 2 * count)
    let kinds = Set(diagnostics.map(\.id))
    #expect(kinds.isSubset(of: seed.isMultiple(of: 2) ? [] : ["inheritance-cycle"]))
    for mock in mocks {
      let names = mock.members.flatMap(\.elements).map { member in
        guard case .method(let method) = member else { return "" }
        return method.name + method.parameters.map(\.type.spelling).joined()
      }
      #expect(names.count == Set(names).count, "\(mock.type.name)")
      let parameters = mock.generics.parameters.map(\.name)
      #expect(parameters.count == Set(parameters).count, "\(mock.type.name)")
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
