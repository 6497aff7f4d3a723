import MockRendering

/// What `@Mockable(…)` says.
struct MockableArguments {
  let attribute: SourceSyntax
  let read: AttributeArguments
  private(set) var diagnostics: [MacroDiagnostic] = []
  /// Of the `#if` around the mock.
  private(set) var condition: String? = "DEBUG"
  private(set) var access: RenderOptions.Access?
  /// Whether the mocks of children can build on this one.
  private(set) var isInheritable = true
  /// Whether the mock can be a spy.
  private(set) var isSpying = true
  /// The parents whose requirements the protocol repeats.
  private(set) var repeated: Set<String> = []

  init(_ attribute: SourceSyntax) {
    self.attribute = attribute
    read = AttributeArguments(attribute.text)
    for argument in read.arguments {
      switch argument.label {
      case "condition": readCondition(argument)
      case "access": readAccess(argument)
      case "inheritable": isInheritable = readBoolean(argument) ?? isInheritable
      case "spying": isSpying = readBoolean(argument) ?? isSpying
      case "repeating": readRepeated(argument)
      // The type checker knows no others.
      default: break
      }
    }
  }

  /// The macro cannot see what else the module declares, so it spells every name out.
  var options: RenderOptions {
    RenderOptions(
      access: access, writesSpies: isSpying, mayBeMainActorByDefault: true,
      libraryModule: "UnderstudyRuntime",
      qualifiesNames: true)
  }

  private mutating func readCondition(_ argument: AttributeArguments.Argument) {
    switch argument.values[0] {
    case .string(let text): condition = text
    case .none: condition = nil
    default: refuse(argument, expected: "a string literal or 'nil'")
    }
  }

  private mutating func readAccess(_ argument: AttributeArguments.Argument) {
    switch argument.values[0] {
    case .member(let name):
      guard let level = RenderOptions.Access(rawValue: name) else { fallthrough }
      access = level
    case .none: access = nil
    default: refuse(argument, expected: "'.public', '.package', '.internal' or 'nil'")
    }
  }

  private mutating func readBoolean(_ argument: AttributeArguments.Argument) -> Bool? {
    if case .boolean(let value) = argument.values[0] { return value }
    refuse(argument, expected: "'true' or 'false'")
    return nil
  }

  private mutating func readRepeated(_ argument: AttributeArguments.Argument) {
    for value in argument.values {
      guard case .string(let name) = value else {
        refuse(argument, expected: "a string literal")
        return
      }
      repeated.insert(name)
    }
  }

  private mutating func refuse(_ argument: AttributeArguments.Argument, expected: String) {
    diagnostics.append(
      MacroDiagnostic(
        .argumentNotLiteral(label: argument.label ?? "", expected: expected),
        at: attribute.range(argument.range)))
  }

  /// The edit that names another parent whose requirements are repeated.
  func addition(ofRepeated parent: String) -> MacroDiagnostic.Edit {
    let end = attribute.range(read.end..<read.end)
    let name = StringLiteral.literal(parent)
    if let argument = read["repeating"] {
      let place = argument.range.upperBound
      return .init(range: attribute.range(place..<place), text: ", \(name)")
    }
    if !read.hasParentheses { return .init(range: end, text: "(repeating: \(name))") }
    return .init(range: end, text: "\(read.arguments.isEmpty ? "" : ", ")repeating: \(name)")
  }
}
