internal import MockModel

extension TypeNode {
  /// The type with some of its names replaced.
  ///
  /// `transform` is asked for each name, outside before inside, and returns `nil` to keep it. What it
  /// returns is not looked at again.
  func mappingNames(_ transform: ([NameComponent]) -> TypeNode?) -> TypeNode {
    switch self {
    case .named(let components):
      if let replacement = transform(components) { return replacement }
      guard components.contains(where: { !$0.genericArguments.isEmpty }) else { return self }
      return .named(components.map { $0.mappingNames(transform) })
    case .member(let base, let component):
      return .member(of: base.mappingNames(transform), component.mappingNames(transform))
    case .optional(let wrapped): return .optional(wrapped.mappingNames(transform))
    case .implicitlyUnwrapped(let wrapped):
      return .implicitlyUnwrapped(wrapped.mappingNames(transform))
    case .array(let element): return .array(element.mappingNames(transform))
    case .dictionary(let key, let value):
      return .dictionary(key: key.mappingNames(transform), value: value.mappingNames(transform))
    case .inlineArray(let count, let element):
      return .inlineArray(
        count: count.mappingNames(transform), element: element.mappingNames(transform))
    case .tuple(let elements): return .tuple(elements.map { $0.mappingNames(transform) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.mappingNames(transform) }
      function.effects = function.effects.mappingNames(transform)
      function.result = function.result.mappingNames(transform)
      return .function(function)
    case .some(let constraint): return .some(constraint.mappingNames(transform))
    case .any(let constraint): return .any(constraint.mappingNames(transform))
    case .composition(let types): return .composition(types.map { $0.mappingNames(transform) })
    case .suppressed(let type): return .suppressed(type.mappingNames(transform))
    case .metatype(let type, let keyword):
      return .metatype(type.mappingNames(transform), keyword: keyword)
    case .packExpansion(let pattern): return .packExpansion(pattern.mappingNames(transform))
    case .packElement(let pack): return .packElement(pack.mappingNames(transform))
    case .attributed(let specifiers, let attributes, let type):
      return .attributed(
        specifiers: specifiers, attributes: attributes.map { $0.mappingName(transform) },
        type.mappingNames(transform))
    case .integer, .unknown: return self
    }
  }

  /// The components of a plain name, with or without generic arguments.
  var nameComponents: [NameComponent]? {
    if case .named(let components) = self { return components }
    return nil
  }

  /// The type without parentheses around it: they are transparent at any depth.
  var withoutParentheses: TypeNode {
    if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
      !elements[0].isVariadic
    {
      return elements[0].type.withoutParentheses
    }
    return self
  }
}

extension Attribute {
  /// The attribute with its name replaced, if it is a global actor's by the habit of naming.
  fileprivate func mappingName(_ transform: ([TypeNode.NameComponent]) -> TypeNode?) -> Self {
    guard arguments == nil, name.hasSuffix("Actor"), !name.utf8.contains(UInt8(ascii: ":")),
      let replacement = transform(name.split(separator: ".").map { .init(String($0)) })
    else { return self }
    return Attribute(replacement.spelling)
  }
}

extension TypeNode.NameComponent {
  /// The component with the names in its generic arguments replaced.
  func mappingNames(_ transform: ([TypeNode.NameComponent]) -> TypeNode?) -> Self {
    guard !genericArguments.isEmpty else { return self }
    var component = self
    component.genericArguments = genericArguments.map { $0.mappingNames(transform) }
    return component
  }
}

extension TypeNode.TupleElement {
  func mappingNames(_ transform: ([TypeNode.NameComponent]) -> TypeNode?) -> Self {
    var element = self
    element.type = type.mappingNames(transform)
    return element
  }
}

extension Effects {
  func mappingNames(_ transform: ([TypeNode.NameComponent]) -> TypeNode?) -> Effects {
    guard case .throwing(let type?) = throwing else { return self }
    var effects = self
    effects.throwing = .throwing(type.mappingNames(transform))
    return effects
  }
}
