internal import MockModel

/// What makes two requirements one: no type can have two members with equal signatures.
///
/// Neither `throws` nor failability is part of it, since Swift does not overload on them.
struct MemberSignature: Hashable {
  private let text: String

  /// `nil` for what is not a requirement that a member answers.
  init?(_ member: Member) {
    switch member {
    case .method(let method):
      let names = Renaming(method.generics)
      text =
        Self.prefix(method.head) + "func \(method.name.withoutBackticks)"
        + names.key(of: method.generics) + names.key(of: method.parameters)
        + (method.effects.isAsync ? " async" : "") + " -> "
        + (method.result.map(names.key(of:)) ?? "()")
    case .property(let property):
      text = Self.prefix(property.head) + "var \(property.name.withoutBackticks)"
    case .subscripted(let subscripted):
      let names = Renaming(subscripted.generics)
      text =
        Self.prefix(subscripted.head) + "subscript" + names.key(of: subscripted.generics)
        + names.key(of: subscripted.parameters, isSubscript: true) + " -> "
        + names.key(of: subscripted.result)
    case .initializer(let initializer):
      let names = Renaming(initializer.generics)
      text =
        "init" + names.key(of: initializer.generics) + names.key(of: initializer.parameters)
        + (initializer.effects.isAsync ? " async" : "")
    case .associatedType, .typeAlias:
      return nil
    }
  }

  private static func prefix(_ head: DeclarationHead) -> String {
    head.isStatic ? "static " : ""
  }
}

/// Writes types in one way, whatever way they were written in the sources.
struct Renaming {
  /// Generic parameters by place: `<T>(T)` and `<U>(U)` are one signature.
  private var names: [String: String] = [:]

  init(_ generics: GenericClause) {
    for (index, parameter) in generics.parameters.enumerated() {
      names[parameter.name] = "$\(index)"
    }
  }

  func key(of generics: GenericClause) -> String {
    guard !generics.parameters.isEmpty || !generics.requirements.isEmpty else { return "" }
    // `<T: P>` and `<T> where T: P` are one, in any order.
    var constraints: [String] = []
    for (index, parameter) in generics.parameters.enumerated() {
      for part in parameter.constraint?.compositionParts ?? [] {
        constraints.append("$\(index): \(key(of: part))")
      }
    }
    for requirement in generics.requirements {
      switch requirement.relation {
      case .isSame:
        let sides = [key(of: requirement.left), key(of: requirement.right)].sorted()
        constraints.append(sides.joined(separator: " == "))
      case .conforms:
        for part in requirement.right.compositionParts {
          constraints.append("\(key(of: requirement.left)): \(key(of: part))")
        }
      }
    }
    return "<\(generics.parameters.count)|\(constraints.sorted().joined(separator: ", "))>"
  }

  func key(of parameters: [Parameter], isSubscript: Bool = false) -> String {
    let keys = parameters.map { parameter in
      // A subscript's parameter has a label only if two names are written.
      let label = isSubscript && parameter.secondName == nil ? "_" : parameter.firstName
      return label.withoutBackticks + ":" + key(of: parameter.type)
        + (parameter.isVariadic ? "..." : "")
    }
    return "(\(keys.joined(separator: ",")))"
  }

  func key(of type: TypeNode) -> String {
    switch type.withoutParentheses {
    case .named(let components): return key(of: components)
    case .member(let base, let component):
      return "(\(key(of: base))).\(key(of: [component]))"
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return "\(key(of: wrapped))?"
    case .array(let element): return "[\(key(of: element))]"
    case .dictionary(let key, let value): return "[\(self.key(of: key)):\(self.key(of: value))]"
    case .tuple(let elements): return "(\(elements.map(key(of:)).joined(separator: ",")))"
    case .function(let function):
      // The names of a function type's parameters mean nothing.
      let parameters = function.parameters.map { key(of: $0.type) + ($0.isVariadic ? "..." : "") }
      return
        (["(\(parameters.joined(separator: ",")))"] + function.effects.keywords
        + ["->", key(of: function.result)]).joined(separator: " ")
    case .any(let constraint): return key(of: constraint)
    case .some(let constraint): return "some \(key(of: constraint))"
    case .composition(let types): return types.map(key(of:)).sorted().joined(separator: "&")
    case .suppressed(let type): return "~\(key(of: type))"
    case .metatype(let type, let keyword): return "\(key(of: type)).\(keyword)"
    case .packExpansion(let pattern): return "repeat \(key(of: pattern))"
    case .packElement(let pack): return "each \(key(of: pack))"
    case .inlineArray(let count, let element): return "[\(key(of: count)) of \(key(of: element))]"
    case .attributed(let specifiers, let attributes, let type):
      // Only what changes the type counts, not how it is passed.
      let kept =
        specifiers.filter { $0 == "inout" } + attributes.map(\.name).filter { $0 != "escaping" }
      return (kept.sorted() + [key(of: type)]).joined(separator: " ")
    case .integer(let digits): return digits
    case .unknown(let text): return text
    }
  }

  private func key(of element: TypeNode.TupleElement) -> String {
    (element.label.map { "\($0):" } ?? "") + key(of: element.type)
  }

  private func key(of components: [TypeNode.NameComponent]) -> String {
    var components = components
    if components.count > 1 && components[0].name == "Swift" { components.removeFirst() }
    if components.count == 1 {
      let component = components[0]
      let arguments = component.genericArguments
      switch (component.name, arguments.count) {
      case ("Optional", 1): return "\(key(of: arguments[0]))?"
      case ("Array", 1): return "[\(key(of: arguments[0]))]"
      case ("Dictionary", 2): return "[\(key(of: arguments[0])):\(key(of: arguments[1]))]"
      case ("Void", 0): return "()"
      default: break
      }
    }
    return components.enumerated().map { index, component in
      let name = component.name.withoutBackticks
      let arguments = component.genericArguments
      return (index == 0 ? names[name] ?? name : name)
        + (arguments.isEmpty ? "" : "<\(arguments.map(key(of:)).joined(separator: ","))>")
    }.joined(separator: ".")
  }
}
