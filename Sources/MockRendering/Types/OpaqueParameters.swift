package import MockModel

/// Gives opaque types that no conversion leads out of, such as the `some P` in `Box<some P>`, the
/// names of generic parameters.
struct OpaqueParameters {
  private(set) var added: [GenericClause.Parameter] = []
  private let taken: Set<String>

  init(taken: Set<String>) { self.taken = taken }

  mutating func naming(_ type: TypeNode) -> TypeNode {
    switch type {
    case .attributed(let specifiers, let attributes, let inner):
      let inner = specifiers.contains("inout") ? namingAll(inner) : naming(inner)
      return .attributed(specifiers: specifiers, attributes: attributes, inner)
    // These convert to the same with `any P` inside.
    case .some: return type
    case .optional(let inner): return .optional(naming(inner))
    case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(naming(inner))
    case .array(let element): return .array(naming(element))
    case .dictionary(let key, let value):
      return .dictionary(key: namingAll(key), value: naming(value))
    case .function(var function):
      function.result = naming(function.result)
      return .function(function)
    case .tuple(let elements) where elements.count == 1:
      return .tuple([
        .init(
          label: elements[0].label, type: naming(elements[0].type),
          isVariadic: elements[0].isVariadic)
      ])
    default: return namingAll(type)
    }
  }

  private mutating func namingAll(_ type: TypeNode) -> TypeNode {
    if case .some(let constraint) = type {
      var name = "Opaque"
      var number = 2
      while taken.contains(name) || added.contains(where: { $0.name == name }) {
        name = "Opaque\(number)"
        number += 1
      }
      added.append(.init(name: name, constraint: constraint))
      return .name(name)
    }
    return type.mappingChildren { namingAll($0) }
  }
}

extension Method {
  /// The method with names for the opaque types that need one.
  package var namingOpaqueTypes: Method {
    guard parameters.haveOpaqueTypes else { return self }
    var method = self
    (method.parameters, method.generics) = parameters.namingOpaqueTypes(generics)
    return method
  }
}

extension [Parameter] {
  var haveOpaqueTypes: Bool {
    indices.contains { index in
      !self[index].type.isPlainName
        && self[index].type.contains {
          if case .some = $0 { return true }
          return false
        }
    }
  }

  package func namingOpaqueTypes(_ generics: GenericClause) -> ([Parameter], GenericClause) {
    guard haveOpaqueTypes else { return (self, generics) }
    var names: Set<String> = []
    for parameter in self { parameter.type.collectNames(into: &names) }
    var opaque = OpaqueParameters(taken: names.union(generics.parameters.map(\.name)))
    let parameters = map { parameter in
      var parameter = parameter
      parameter.type = opaque.naming(parameter.type)
      return parameter
    }
    var generics = generics
    generics.parameters += opaque.added
    return (parameters, generics)
  }
}
