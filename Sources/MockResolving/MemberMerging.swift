internal import MockModel

/// Flattens the members of a hierarchy: each requirement once, at its first place.
struct MemberMerging {
  private(set) var members: ConditionalList<Member> = []
  /// Properties of one name and two types, which no type can have.
  private(set) var conflicts: [(name: String, types: (TypeNode, TypeNode))] = []

  /// Where a requirement stands in `members`.
  private struct Place {
    /// `nil` inside an `#if` block.
    var index: Int?
    /// The conditions of the block, outermost first.
    var conditions: [String]

    /// Whether these conditions and the others can never hold together.
    func excludes(_ others: [String]) -> Bool {
      conditions.contains { others.contains("!(\($0))") }
        || others.contains { conditions.contains("!(\($0))") }
    }
  }

  private var places: [MemberSignature: [Place]] = [:]

  init(_ ancestors: [(members: ConditionalList<Member>, conditions: [String])]) {
    // The compiler lets no protocol repeat a requirement of its own.
    if ancestors.count == 1 {
      members = ancestors[0].members
      return
    }
    for ancestor in ancestors {
      if ancestor.conditions.isEmpty {
        for item in ancestor.members { add(item) }
      } else {
        let condition = ancestor.conditions.map(Self.parenthesized).joined(separator: " && ")
        let name = ancestor.conditions.count == 1 ? ancestor.conditions[0] : condition
        add(.conditional([.init(condition: name, items: ancestor.members)]))
      }
    }
    dropWhatStandsUnconditionally()
  }

  private mutating func add(_ item: ConditionalItem<Member>) {
    switch item {
    case .element(let member):
      guard let signature = MemberSignature(member) else { return }
      if let place = places[signature]?.first(where: { $0.index != nil }),
        case .element(let known) = members[place.index!]
      {
        noteConflict(known, member)
        members[place.index!] = .element(known.merging(member))
      } else {
        places[signature, default: []].append(Place(index: members.count, conditions: []))
        members.append(item)
      }
    case .conditional:
      if let item = withoutRepetition(item, conditions: []) { members.append(item) }
    }
  }

  /// The block without what other blocks hold already; `nil` if nothing is left.
  private mutating func withoutRepetition(
    _ item: ConditionalItem<Member>, conditions: [String]
  ) -> ConditionalItem<Member>? {
    switch item {
    case .element(let member):
      guard let signature = MemberSignature(member) else { return nil }
      let earlier = places[signature] ?? []
      let isThere = earlier.contains {
        $0.index == nil && $0.conditions == Array(conditions.prefix($0.conditions.count))
      }
      guard !isThere else { return nil }
      places[signature, default: []].append(Place(index: nil, conditions: conditions))
      // Where the conditions of two blocks can both hold, the first block has the member.
      let others = earlier.filter { $0.index == nil && !$0.excludes(conditions) }
      guard !others.isEmpty else { return item }
      let condition = others.map {
        "!(\($0.conditions.map(Self.parenthesized).joined(separator: " && ")))"
      }
      return .conditional([.init(condition: condition.joined(separator: " && "), items: [item])])
    case .conditional(let clauses):
      var before: [String] = []
      var kept: [ConditionalItem<Member>.Clause] = []
      for clause in clauses {
        let own = before.map { "!(\($0))" } + (clause.condition.map { [$0] } ?? [])
        var items: [ConditionalItem<Member>] = []
        for item in clause.items {
          if let item = withoutRepetition(item, conditions: conditions + own) {
            items.append(item)
          }
        }
        kept.append(.init(condition: clause.condition, items: items))
        if let condition = clause.condition { before.append(condition) }
      }
      while let last = kept.last, last.items.isEmpty { kept.removeLast() }
      return kept.isEmpty ? nil : .conditional(kept)
    }
  }

  /// A member outside `#if` makes its twins inside superfluous, also those that came before.
  private mutating func dropWhatStandsUnconditionally() {
    let unconditional = Set(
      places.filter { $0.value.contains { $0.index != nil } && $0.value.count > 1 }.keys)
    guard !unconditional.isEmpty else { return }
    members = members.compactMap { item in
      if case .element = item { return item }
      return item.dropping { MemberSignature($0).map(unconditional.contains) ?? false }
    }
  }

  private mutating func noteConflict(_ first: Member, _ second: Member) {
    guard case .property(let first) = first, case .property(let second) = second else { return }
    let names = Renaming(GenericClause())
    if names.key(of: first.type) != names.key(of: second.type) {
      conflicts.append((first.name, (first.type, second.type)))
    }
  }

  private static func parenthesized(_ condition: String) -> String {
    let isSimple = condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isSimple || condition.hasPrefix("!(") ? condition : "(\(condition))"
  }
}
