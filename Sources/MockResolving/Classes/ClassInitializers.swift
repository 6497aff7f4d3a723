internal import MockModel

/// Finds the initialisers that the mock of a class can call.
struct ClassInitializers {
  /// The designated ones.
  private(set) var initializers: ConditionalList<Member> = []
  /// Whether there are convenience initialisers, which who overrides all designated ones inherits.
  private(set) var hasConvenience = false
  private(set) var diagnostics: [Diagnostic] = []
  /// Why there can be no mock.
  private(set) var refusal: String?

  private let hierarchy: ClassHierarchy
  /// Whether some designated initialiser cannot be overridden.
  private var hasHidden = false
  private var hasRequiredConvenience = false

  init(_ hierarchy: ClassHierarchy) {
    self.hierarchy = hierarchy
    collect(from: 0)
    if hierarchy.isDecodable { addDecoding() }
    let isEmpty = initializers.allSatisfy(\.elements.isEmpty)
    if isEmpty {
      refusal = "it has no designated initialiser that the mock can call"
    } else if hasHidden && hasRequiredConvenience {
      refusal =
        "it has a required convenience initialiser, which is inherited only if all designated ones "
        + "can be overridden"
    }
  }

  private mutating func collect(from place: Int) {
    let ancestor = hierarchy.ancestors[place]
    var hasDesignated = false
    let own = ancestor.type.members.compactMap { item in
      item.dropping {
        guard case .initializer(let initializer) = $0 else { return true }
        return initializer.head.has("convenience")
      }
    }
    ancestor.type.members.forEachElement { member in
      guard case .initializer(let initializer) = member else { return }
      let isSeen = isSeen(initializer.head, of: ancestor)
      if initializer.head.has("convenience") {
        hasConvenience = hasConvenience || isSeen
        hasRequiredConvenience = hasRequiredConvenience || initializer.head.has("required")
      } else {
        hasDesignated = true
      }
    }
    if hasDesignated {
      for item in own {
        if let item = item.dropping({ isLeftOut($0, of: ancestor) }) { initializers.append(item) }
      }
    } else if place + 1 < hierarchy.ancestors.count {
      collect(from: place + 1)
    } else {
      var isSeen = ancestor.seesInternals
      switch hierarchy.top {
      case .library, .unknown: isSeen = true
      case .none, .source: break
      }
      guard isSeen else {
        hasHidden = true
        return
      }
      // What the compiler writes is as visible as the mock that calls it.
      initializers.append(
        .element(
          .initializer(
            Initializer(
              head: DeclarationHead(
                modifiers: [Modifier("public")], location: ancestor.type.nameLocation),
              parameters: []))))
    }
  }

  private func isSeen(_ head: DeclarationHead, of ancestor: ClassHierarchy.Ancestor) -> Bool {
    // One that is required is as visible as its class.
    head.hidingLevel == nil
      && (ancestor.seesInternals || head.isPublic || head.has("required"))
  }

  private mutating func isLeftOut(_ member: Member, of ancestor: ClassHierarchy.Ancestor) -> Bool {
    let head = member.head
    if head.attributes.contains(where: \.isUnavailable) { return true }
    guard isSeen(head, of: ancestor) else {
      hasHidden = true
      return true
    }
    if member.parameters.contains(where: \.isVariadic) {
      hasHidden = true
      diagnostics.append(
        Diagnostic(
          id: "not-overridden", severity: .warning,
          message:
            "\(member.describedName) of '\(ancestor.type.name)' makes no mock, since Swift has "
            + "no way to hand on a variadic parameter",
          path: ancestor.path, location: head.location))
      return true
    }
    return false
  }

  /// Adds the initialiser of `Decodable` that the compiler writes.
  private mutating func addDecoding() {
    var isWritten = false
    for ancestor in hierarchy.ancestors {
      ancestor.type.members.forEachElement { member in
        guard case .initializer(let initializer) = member else { return }
        let labels = initializer.parameters.map(\.firstName)
        let types = initializer.parameters.map { $0.type.spelling.split(separator: " ").last }
        if labels == ["from"], types == ["Decoder"] { isWritten = true }
      }
    }
    guard !isWritten else { return }
    initializers.append(
      .element(
        .initializer(
          Initializer(
            head: DeclarationHead(
              modifiers: [Modifier("public"), Modifier("required")],
              location: hierarchy.ancestors[0].type.nameLocation),
            parameters: [
              Parameter(
                firstName: "from", secondName: "decoder",
                type: .any(.named([.init("Decoder")])))
            ],
            effects: Effects(throwing: .throwing(nil))))))
  }
}
