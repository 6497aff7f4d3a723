import MockRendering

/// `@Mock` on a class: what its signatures lack.
struct MockMacro {
  private let expansion: AttachedExpansion

  init(_ expansion: AttachedExpansion) { self.expansion = expansion }

  var reply: Reply {
    switch expansion.role {
    case "member": members
    case "memberAttribute": attribute
    case "extension": conformances
    default: .expansion("", [])
    }
  }

  private var members: Reply {
    switch MockedClass.read(expansion.declaration) {
    case .success(let mock):
      .expansion(mock.parts.members, mock.diagnostics)
    case .failure(let problem): .expansion("", [problem.diagnostic])
    }
  }

  /// Problems are told once, by the role that adds members.
  private var attribute: Reply {
    let member = expansion.declaration
    guard let parent = expansion.parent, case .success(let mock) = MockedClass.read(parent) else {
      return .expansion("", [])
    }
    let place = member.offset + DeclarationOutline(member.text).start - parent.offset
    switch mock.body(ofMemberAt: place) {
    case .function(let text): return .expansion("@_MockedBody(\(StringLiteral.literal(text)))", [])
    case .accessors(let texts):
      let literals = texts.map(StringLiteral.literal).joined(separator: ", ")
      return .expansion("@_MockedAccessors(\(literals))", [])
    case nil: return .expansion("", [])
    }
  }

  private var conformances: Reply {
    guard case .success(let mock) = MockedClass.read(expansion.declaration) else {
      return .expansion("", [])
    }
    let conformances = mock.conformances
    guard !conformances.isEmpty else { return .expansion("", []) }
    return .expansion("extension \(mock.name): \(conformances.joined(separator: ", ")) {}", [])
  }
}

/// The attributes that `@Mock` gives the members: they carry their text with them.
struct WrittenMacro {
  private let texts: [String]

  init(_ expansion: AttachedExpansion) {
    texts = AttributeArguments(expansion.attribute.text).arguments.flatMap(\.values).compactMap {
      if case .string(let text) = $0 { text } else { nil }
    }
  }

  var reply: Reply { .expansion(texts.joined(separator: "\n"), []) }
}
