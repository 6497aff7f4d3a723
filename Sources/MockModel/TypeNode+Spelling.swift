extension TypeNode {
  /// The type as Swift text, on one line.
  package var spelling: String {
    if case .named(let components) = self, components.count == 1, components[0].isBare {
      return components[0].name
    }
    var text = UTF8Buffer(capacity: 64)
    write(to: &text)
    return text.string(0..<text.count)
  }

  /// Writes the type as Swift text, on one line.
  package func write(to text: inout UTF8Buffer) {
    switch self {
    case .named(let components):
      for place in components.indices {
        if place > 0 { text.write(literal: ".") }
        if components[place].isBare {
          text.write(components[place].name)
        } else {
          components[place].write(to: &text)
        }
      }
    case .member(let base, let component):
      base.writePostfixBase(to: &text)
      text.write(literal: ".")
      component.write(to: &text)
    case .optional(let wrapped):
      wrapped.writePostfixBase(to: &text)
      text.write(literal: "?")
    case .implicitlyUnwrapped(let wrapped):
      wrapped.writePostfixBase(to: &text)
      text.write(literal: "!")
    case .array(let element): element.write(to: &text, between: "[", and: "]")
    case .dictionary(let key, let value):
      key.write(to: &text, between: "[", and: ": ")
      value.write(to: &text, between: "", and: "]")
    case .inlineArray(let count, let element):
      count.write(to: &text, between: "[", and: " of ")
      element.write(to: &text, between: "", and: "]")
    case .tuple(let elements): elements.write(to: &text)
    case .function(let function): function.write(to: &text)
    case .some(let constraint): constraint.write(to: &text, between: "some ")
    case .any(let constraint): constraint.write(to: &text, between: "any ")
    case .composition(let types): types.write(to: &text, separator: " & ")
    case .suppressed(let type): type.write(to: &text, between: "~")
    case .metatype(let type, let keyword):
      type.writePostfixBase(to: &text)
      text.write(literal: ".")
      text.write(keyword)
    case .packExpansion(let pattern): pattern.write(to: &text, between: "repeat ")
    case .packElement(let pack): pack.write(to: &text, between: "each ")
    case .integer(let digits): text.write(digits)
    case .attributed(let specifiers, let attributes, let type):
      for specifier in specifiers {
        text.write(specifier)
        text.write(literal: " ")
      }
      for attribute in attributes {
        text.write(attribute.spelling)
        text.write(literal: " ")
      }
      type.write(to: &text)
    case .unknown(let unknown): text.write(unknown)
    }
  }

  private func write(
    to text: inout UTF8Buffer, between start: StaticString, and end: StaticString = ""
  ) {
    text.write(literal: start)
    write(to: &text)
    text.write(literal: end)
  }

  /// With the parentheses that a postfix `?` or `.Type` needs.
  private func writePostfixBase(to text: inout UTF8Buffer) {
    switch self {
    case .some, .any, .composition, .function, .suppressed, .packExpansion, .packElement,
      .attributed:
      write(to: &text, between: "(", and: ")")
    default: write(to: &text)
    }
  }
}

extension TypeNode.NameComponent {
  package var spelling: String {
    if isBare { return name }
    var text = UTF8Buffer(capacity: 64)
    write(to: &text)
    return text.string(0..<text.count)
  }

  /// Whether there is nothing but the name.
  fileprivate var isBare: Bool { genericArguments.isEmpty && moduleSelector == nil }

  package func write(to text: inout UTF8Buffer) {
    if let moduleSelector {
      text.write(moduleSelector)
      text.write(literal: "::")
    }
    text.write(name)
    guard !genericArguments.isEmpty else { return }
    text.write(literal: "<")
    genericArguments.write(to: &text, separator: ", ")
    text.write(literal: ">")
  }
}

extension [TypeNode.NameComponent] {
  /// The name without its generic arguments: `A.B`, `A::B`.
  package var nameAlone: String {
    count == 1 && self[0].moduleSelector == nil
      ? self[0].name
      : map { ($0.moduleSelector.map { "\($0)::" } ?? "") + $0.name }.joined(separator: ".")
  }
}

extension TypeNode.TupleElement {
  package var spelling: String {
    var text = UTF8Buffer(capacity: 64)
    write(to: &text)
    return text.string(0..<text.count)
  }

  package func write(to text: inout UTF8Buffer) {
    if let label { text.write(label) }
    if label != nil && secondName != nil { text.write(literal: " ") }
    if let secondName { text.write(secondName) }
    if label != nil || secondName != nil { text.write(literal: ": ") }
    type.write(to: &text)
    if isVariadic { text.write(literal: "...") }
  }
}

extension [TypeNode] {
  fileprivate func write(to text: inout UTF8Buffer, separator: StaticString) {
    for (index, type) in enumerated() {
      if index > 0 { text.write(literal: separator) }
      type.write(to: &text)
    }
  }
}

extension [TypeNode.TupleElement] {
  fileprivate func write(to text: inout UTF8Buffer) {
    text.write(literal: "(")
    for (index, element) in enumerated() {
      if index > 0 { text.write(literal: ", ") }
      element.write(to: &text)
    }
    text.write(literal: ")")
  }
}

extension TypeNode.FunctionType {
  fileprivate func write(to text: inout UTF8Buffer) {
    parameters.write(to: &text)
    effects.write(to: &text)
    text.write(literal: " -> ")
    result.write(to: &text)
  }
}

extension Effects {
  /// Writes ` async throws(E)`: the effects in the order of the language, each behind a space.
  package func write(to text: inout UTF8Buffer) {
    if isAsync { text.write(literal: " async") }
    if isReasync { text.write(literal: " reasync") }
    switch throwing {
    case .never: break
    case .throwing(nil): text.write(literal: " throws")
    case .throwing(let type?):
      text.write(literal: " throws(")
      type.write(to: &text)
      text.write(literal: ")")
    case .rethrowing: text.write(literal: " rethrows")
    }
  }
}

extension Effects {
  package var isEmpty: Bool { !isAsync && !isReasync && throwing == .never }

  /// `["async", "throws(E)"]`, in the order of the language.
  package var keywords: [String] {
    var keywords: [String] = []
    if isAsync { keywords.append("async") }
    if isReasync { keywords.append("reasync") }
    switch throwing {
    case .never: break
    case .throwing(nil): keywords.append("throws")
    case .throwing(let type?): keywords.append("throws(\(type.spelling))")
    case .rethrowing: keywords.append("rethrows")
    }
    return keywords
  }
}
