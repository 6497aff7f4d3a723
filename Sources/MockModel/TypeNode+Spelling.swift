extension TypeNode {
  /// The type as Swift text, on one line.
  package var spelling: String {
    switch self {
    case .named(let components):
      return components.map(\.spelling).joined(separator: ".")
    case .member(let base, let component): return "\(base.postfixBase).\(component.spelling)"
    case .optional(let wrapped): return wrapped.postfixBase + "?"
    case .implicitlyUnwrapped(let wrapped): return wrapped.postfixBase + "!"
    case .array(let element): return "[\(element.spelling)]"
    case .dictionary(let key, let value): return "[\(key.spelling): \(value.spelling)]"
    case .inlineArray(let count, let element): return "[\(count.spelling) of \(element.spelling)]"
    case .tuple(let elements): return "(\(elements.map(\.spelling).joined(separator: ", ")))"
    case .function(let function): return function.spelling
    case .some(let constraint): return "some \(constraint.spelling)"
    case .any(let constraint): return "any \(constraint.spelling)"
    case .composition(let types): return types.map(\.spelling).joined(separator: " & ")
    case .suppressed(let type): return "~\(type.spelling)"
    case .metatype(let type, let keyword): return "\(type.postfixBase).\(keyword)"
    case .packExpansion(let pattern): return "repeat \(pattern.spelling)"
    case .packElement(let pack): return "each \(pack.spelling)"
    case .integer(let digits): return digits
    case .attributed(let specifiers, let attributes, let type):
      return (specifiers + attributes.map(\.spelling) + [type.spelling]).joined(separator: " ")
    case .unknown(let text): return text
    }
  }

  /// The spelling with the parentheses that a postfix `?` or `.Type` needs.
  private var postfixBase: String {
    switch self {
    case .some, .any, .composition, .function, .suppressed, .packExpansion, .packElement,
      .attributed:
      return "(\(spelling))"
    default:
      return spelling
    }
  }
}

extension TypeNode.NameComponent {
  package var spelling: String {
    let arguments =
      genericArguments.isEmpty
      ? "" : "<\(genericArguments.map(\.spelling).joined(separator: ", "))>"
    return (moduleSelector.map { "\($0)::" } ?? "") + name + arguments
  }
}

extension TypeNode.TupleElement {
  package var spelling: String {
    let names = [label, secondName].compactMap(\.self).joined(separator: " ")
    return (names.isEmpty ? "" : "\(names): ") + type.spelling + (isVariadic ? "..." : "")
  }
}

extension TypeNode.FunctionType {
  package var spelling: String {
    let parameters = parameters.map(\.spelling).joined(separator: ", ")
    return (["(\(parameters))"] + effects.keywords + ["->", result.spelling])
      .joined(separator: " ")
  }
}

extension Effects {
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
