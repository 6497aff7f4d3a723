internal import MockModel

/// Writes types with their modules where a protocol or class names them.
struct ModuleQualification {
  private let index: SourceIndex
  private let modules: ModuleIndex
  /// Names that mean what the protocol, its parents or the class and its superclasses say.
  private let own: Set<String>

  /// - Parameter own: associated types, generic parameters and types inside of the class.
  /// - Returns: `nil` if modules are not to be written.
  init?(_ index: SourceIndex, own: @autoclosure () -> Set<String>) {
    guard let modules = index.modules else { return nil }
    self.index = index
    self.modules = modules
    self.own = own().union(["Self"])
  }

  /// What stands in front of a name at the top level: `Tools.`, or nothing.
  func qualifier(of name: String, path: String) -> String {
    guard let module = modules.module(declaring: name, seenFrom: path) else { return "" }
    return module + (own.contains(module) ? "::" : modules.separator(behind: module))
  }

  /// The type with the modules of the names in it.
  func qualified(
    _ type: TypeNode, scope: [String], path: String, hidden: Set<String> = []
  ) -> TypeNode {
    type.mappingNames { components in
      guard
        let qualified = qualified(components, scope: scope, path: path, hidden: hidden)
      else { return nil }
      return .named(
        qualified.map { component in
          var component = component
          component.genericArguments = component.genericArguments.map {
            self.qualified($0, scope: scope, path: path, hidden: hidden)
          }
          return component
        })
    }
  }

  private func qualified(
    _ components: [TypeNode.NameComponent], scope: [String], path: String, hidden: Set<String>
  ) -> [TypeNode.NameComponent]? {
    let name = components[0].name.withoutBackticks
    guard components[0].moduleSelector == nil, !own.contains(name), !hidden.contains(name),
      index.innermost(holding: name, of: scope) == nil,
      let module = modules.module(declaring: name, seenFrom: path)
    else { return nil }
    let isShadowed = own.contains(module) || hidden.contains(module)
    guard isShadowed || modules.separator(behind: module) == "::" else {
      return [.init(module)] + components
    }
    var components = components
    components[0].moduleSelector = module
    return components
  }

  /// The attribute with its module, if it is a global actor's.
  func qualified(_ attribute: Attribute, path: String) -> Attribute {
    guard index.isGlobalActor(attribute) else { return attribute }
    let first = String(attribute.name.prefix { $0 != "." && $0 != ":" })
    guard !own.contains(first) else { return attribute }
    var attribute = attribute
    attribute.name = qualifier(of: first, path: path) + attribute.name
    return attribute
  }

  /// The protocol or class with the modules of the names in its members.
  func qualified(_ type: MockableType, path: String) -> MockableType {
    let scope = type.enclosing.scopeNames
    var qualified = type.parts
    qualified.head.attributes = type.head.attributes.map { self.qualified($0, path: path) }
    qualified.members = type.members.map { item in
      item.map { member in
        let hidden = Set(member.generics.parameters.map(\.name.withoutBackticks))
        return member.mappingAttributes { self.qualified($0, path: path) }.mappingTypes {
          self.qualified($0, scope: scope, path: path, hidden: hidden)
        }
      }
    }
    qualified.generics = type.generics.mappingTypes {
      self.qualified($0, scope: scope, path: path)
    }
    let requirement = { (requirement: Requirement) in
      requirement.mappingTypes { self.qualified($0, scope: scope, path: path) }
    }
    qualified.requirements = type.requirements.map(requirement)
    qualified.requestedTypes = type.requestedTypes.map(requirement)
    return MockableType(qualified)
  }
}

extension MockableType {
  /// The names that the members see by themselves.
  var namesInside: Set<String> {
    var names = Set(generics.parameters.map(\.name.withoutBackticks))
    members.forEachElement { member in
      switch member {
      case .associatedType, .typeAlias: names.insert(member.baseName.withoutBackticks)
      case .method, .property, .subscripted, .initializer: break
      }
    }
    return names
  }
}
