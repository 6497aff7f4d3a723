package import MockModel

/// What types become in a mock, and what they are, seen through typealiases.
///
/// A class, since every plan asks it.
package final class TypeRewriting: Sendable {
  /// The mock's own name: what `Self` is.
  private let mockName: String
  private let typeAliases: [String: TypeAlias]
  /// Protocols that may be written without `any` where the mock is compiled: those of the sources and
  /// those of the standard library.
  private let knownProtocols: Set<String>
  private let standardProtocols: Set<String>
  /// The names of types that are not simply copied from the source, or not kept as they are.
  private let unsteadyNames: NameFilter

  package init(
    mockName: String, typeAliases: [String: TypeAlias], knownProtocols: Set<String>,
    standardProtocols: Set<String> = []
  ) {
    self.mockName = mockName
    self.typeAliases = typeAliases
    self.knownProtocols = knownProtocols
    self.standardProtocols = standardProtocols
    var names = Self.alwaysUnsteady
    for name in knownProtocols { names.insert(name) }
    for name in typeAliases.keys { names.insert(name) }
    unsteadyNames = names
  }

  /// Protocols of the standard library that older sources name without `any`.
  package static let standardProtocols: Set<String> = ["Error", "Encoder", "Decoder"]

  private static let alwaysUnsteady = NameFilter(
    standardProtocols.union(TypeNode.nonescapable.names).union(["Self"]), capacity: 48)

  /// Whether the type is the same in all places of a mock: it is made of names that mean nothing
  /// special. So are nearly all types, and nothing else has to be asked of them.
  func isSteady(_ type: TypeNode) -> Bool {
    switch type {
    case .named(let components):
      components.count == 1 && components[0].moduleSelector == nil
        && !unsteadyNames.mayContain(components[0].name)
        && (components[0].genericArguments.isEmpty
          || components[0].genericArguments.allSatisfy(isSteady))
    case .optional(let type), .array(let type): isSteady(type)
    case .dictionary(let key, let value): isSteady(key) && isSteady(value)
    case .tuple(let elements): elements.allSatisfy { isSteady($0.type) }
    case .any(.named(let components)):
      components.count == 1 && components[0].genericArguments.isEmpty
        && components[0].name != "Self"
    default: false
    }
  }

  /// The type as it stands in the mock's own signatures: with the mock's name for `Self`.
  package func witness(_ type: TypeNode) -> TypeNode {
    isSteady(type) ? type : witness(unsteady: type)
  }

  private func witness(unsteady type: TypeNode) -> TypeNode {
    needsRewriting(type) ? rewritten(type) : type
  }

  private func needsRewriting(_ type: TypeNode) -> Bool {
    type.containsName { $0[0].name == "Self" || isBareProtocol($0) }
  }

  private func rewritten(_ type: TypeNode) -> TypeNode {
    switch type {
    case .named(let components) where components[0].name == "Self":
      return .named([.init(mockName)] + components.dropFirst())
    case .named(let components) where isBareProtocol(components):
      return .any(type.mappingChildren(rewritten))
    case .composition(let parts) where parts.contains(where: isBareProtocol):
      return .any(type.mappingChildren(constraint))
    case .metatype(let inner, let keyword) where keyword == "Type" && isBareProtocol(inner):
      return .any(.metatype(constraint(inner), keyword: keyword))
    case .metatype(let inner, let keyword) where keyword == "Protocol" && isBareProtocol(inner):
      return .metatype(.any(constraint(inner)), keyword: "Type")
    case .some(let inner): return .some(constraint(inner))
    case .any(let inner): return .any(constraint(inner))
    default: return type.mappingChildren(rewritten)
    }
  }

  /// A type in a place where only protocols and classes stand, so that no `any` is added.
  func constraint(_ type: TypeNode) -> TypeNode {
    switch type {
    case .named(let components) where components[0].name == "Self":
      return .named([.init(mockName)] + components.dropFirst())
    case .named: return type.mappingChildren(rewritten)
    default: return type.mappingChildren(constraint)
    }
  }

  private func isBareProtocol(_ type: TypeNode) -> Bool {
    if case .named(let components) = type { return isBareProtocol(components) }
    return false
  }

  private func isBareProtocol(_ components: [TypeNode.NameComponent]) -> Bool {
    let name = components.nameAlone
    return unsteadyNames.mayContain(name)
      && (knownProtocols.contains(name) || standardProtocols.contains(name))
  }

  /// The type in which an argument or a result is kept: without opaque types, implicit unwrapping
  /// and what only a parameter may have.
  package func stored(_ type: TypeNode) -> TypeNode {
    isSteady(type) ? type : storing(witness(unsteady: type))
  }

  /// The type in which an argument is kept.
  package func storedParameter(_ type: TypeNode) -> TypeNode {
    isSteady(type) ? type : storingParameter(witness(unsteady: type))
  }

  /// The same of a type as it stands in the mock's own signatures.
  func storingParameter(_ type: TypeNode) -> TypeNode {
    guard case .attributed(let specifiers, let attributes, let inner) = type else {
      return storing(type)
    }
    let keptSpecifiers = specifiers.filter { $0.hasPrefix("nonisolated") }
    let kept = attributes.filter { $0.name != "escaping" && $0.name != "autoclosure" }
    if keptSpecifiers.isEmpty && kept.isEmpty { return storingParameter(inner) }
    guard isFunction(inner) else { return storing(inner) }
    return .attributed(
      specifiers: keptSpecifiers, attributes: kept, storing(inner.withoutParentheses))
  }

  /// The type without opaque types and implicit unwrapping.
  func storing(_ type: TypeNode) -> TypeNode {
    let isStorable = !type.contains { type in
      switch type {
      case .some, .implicitlyUnwrapped: true
      case .function(let function):
        function.parameters.contains { $0.label != nil || $0.secondName != nil }
      default: false
      }
    }
    return isStorable ? type : madeStorable(type)
  }

  private func madeStorable(_ type: TypeNode) -> TypeNode {
    switch type {
    case .some(let constraint): return .any(constraint.mappingChildren(madeStorable))
    case .implicitlyUnwrapped(let inner): return .optional(madeStorable(inner))
    case .metatype(.some(let constraint), let keyword):
      return .any(.metatype(constraint, keyword: keyword))
    case .metatype(let inner, let keyword):
      if case .some(let constraint) = inner.withoutParentheses {
        return .any(.metatype(constraint, keyword: keyword))
      }
      return .metatype(madeStorable(inner), keyword: keyword)
    case .function(var function):
      // The names of a closure's arguments are for its reader, and Swift takes no labels there.
      function.parameters = function.parameters.map { parameter in
        var parameter = parameter
        parameter.label = nil
        parameter.secondName = nil
        parameter.type = madeStorable(parameter.type)
        return parameter
      }
      function.result = madeStorable(function.result)
      return .function(function)
    default: return type.mappingChildren(madeStorable)
    }
  }
}

// MARK: - What a type is

extension TypeRewriting {
  /// What stands behind a typealias of a function type, an optional or a tuple.
  func resolved(_ type: TypeNode) -> TypeNode {
    let type = type.withoutParentheses
    guard !typeAliases.isEmpty, case .named(let components) = type,
      let alias = typeAliases[components.nameAlone]
    else { return type }
    return alias.type.withoutParentheses
  }

  /// The type with the function types that typealiases stand for, where a parameter has them.
  func expandingAliases(_ type: TypeNode) -> TypeNode {
    switch type {
    case .attributed, .optional: return type.mappingChildren(expandingAliases)
    default: return resolved(type)
    }
  }

  /// The function type that a parameter's type is, through parentheses, attributes and typealiases.
  package func function(_ type: TypeNode) -> TypeNode.FunctionType? {
    switch resolved(type) {
    case .function(let function): return function
    case .attributed(_, _, let inner): return function(inner)
    default: return nil
    }
  }

  package func isFunction(_ type: TypeNode) -> Bool { function(type) != nil }

  /// Whether values of the type hold functions, so that no `==` can compare them.
  func holdsFunction(_ type: TypeNode) -> Bool {
    switch resolved(type) {
    case .function: true
    case .attributed(_, _, let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .array(let inner):
      holdsFunction(inner)
    case .dictionary(_, let value): holdsFunction(value)
    case .tuple(let elements): elements.contains { holdsFunction($0.type) }
    default: false
    }
  }
}
