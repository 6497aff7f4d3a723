/// What the compiler asks for.
enum Request: Equatable, Sendable {
  case capability
  case attached(AttachedExpansion)
  case freestanding
  case library
  /// A message that this plugin knows nothing of, by its name.
  case unknown(String)
}

/// An attached macro, and what it is attached to.
struct AttachedExpansion: Equatable, Sendable {
  /// The last name of the type that implements the macro.
  var macro: String
  /// `peer`, `member`, `memberAttribute`, `accessor`, `body`, `extension`, …
  var role: String
  var attribute: SourceSyntax
  var declaration: SourceSyntax
  /// For roles that look at a member: what it is a member of.
  var parent: SourceSyntax?
  /// The declarations around it without their members, the innermost first.
  var context: [SourceSyntax]
}

extension Request {
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  init(_ json: JSON) throws(Malformed) {
    guard case .object(let members) = json, members.count == 1, let message = members.first else {
      throw Malformed(description: "a message has to be an object with one member")
    }
    switch message.key {
    case "getCapability": self = .capability
    case "expandAttachedMacro": self = .attached(try AttachedExpansion(message.value))
    case "expandFreestandingMacro": self = .freestanding
    case "loadPluginLibrary": self = .library
    default: self = .unknown(message.key)
    }
  }
}

extension AttachedExpansion {
  fileprivate init(_ json: JSON) throws(Request.Malformed) {
    guard let macro = json["macro"]?["typeName"]?.string, let role = json["macroRole"]?.string,
      let attribute = SourceSyntax(json["attributeSyntax"]),
      let declaration = SourceSyntax(json["declSyntax"])
    else {
      throw Request.Malformed(
        description: "'expandAttachedMacro' needs a macro, a role, an attribute and a declaration")
    }
    self.macro = macro
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    parent = SourceSyntax(json["parentDeclSyntax"])
    context = (json["lexicalContext"]?.array ?? []).compactMap { SourceSyntax($0) }
  }
}
