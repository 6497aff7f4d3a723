import MockModel
import SwiftSyntax

extension SyntaxReader {
  func type(_ node: some TypeSyntaxProtocol) -> TypeNode {
    switch TypeSyntax(node).as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return .named([component(node.moduleSelector, node.name, node.genericArgumentClause)])
    case .memberType(let node):
      let component = component(node.moduleSelector, node.name, node.genericArgumentClause)
      let base = type(node.baseType)
      if case .named(let components) = base { return .named(components + [component]) }
      return .member(of: base, component)
    case .classRestrictionType: return .named([.init("AnyObject")])
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      return .implicitlyUnwrapped(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(key: type(node.key), value: type(node.value))
    case .inlineArrayType(let node):
      return .inlineArray(count: argument(node.count), element: argument(node.element))
    case .tupleType(let node): return .tuple(elements(node.elements))
    case .functionType(let node):
      return .function(
        .init(
          parameters: elements(node.parameters),
          effects: effects(
            async: node.effectSpecifiers?.asyncSpecifier,
            throwing: node.effectSpecifiers?.throwsClause),
          result: type(node.returnClause.type)))
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      return node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .suppressedType(let node): return .suppressed(type(node.type))
    case .metatypeType(let node):
      return .metatype(type(node.baseType), keyword: node.metatypeSpecifier.text)
    case .packExpansionType(let node): return .packExpansion(type(node.repetitionPattern))
    case .packElementType(let node): return .packElement(type(node.pack))
    case .attributedType(let node): return attributed(node)
    default: return .unknown("")
    }
  }

  private func attributed(_ node: AttributedTypeSyntax) -> TypeNode {
    let specifiers = Array(node.specifiers) + Array(node.lateSpecifiers)
    return .attributed(
      specifiers: specifiers.map { joined($0) }, attributes: attributes(node.attributes),
      type(node.baseType))
  }

  private func elements(_ list: TupleTypeElementListSyntax) -> [TypeNode.TupleElement] {
    list.map { element in
      .init(
        label: element.firstName?.text, secondName: element.secondName?.text,
        type: type(element.type), isVariadic: element.ellipsis != nil)
    }
  }

  private func component(
    _ selector: ModuleSelectorSyntax?, _ name: TokenSyntax,
    _ clause: GenericArgumentClauseSyntax?
  ) -> TypeNode.NameComponent {
    .init(
      name.text, genericArguments: clause?.arguments.map { argument($0) } ?? [],
      moduleSelector: selector?.moduleName.text)
  }

  private func argument(_ node: GenericArgumentSyntax) -> TypeNode {
    switch node.argument {
    case .type(let node): type(node)
    case .expr(let node): .integer(node.trimmedDescription)
    @unknown default: .unknown("")
    }
  }

  // MARK: Clauses

  func inheritance(_ clause: InheritanceClauseSyntax?) -> [TypeNode] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }

  func generics(
    _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?
  ) -> GenericClause {
    GenericClause(
      parameters: clause?.parameters.map { parameter in
        .init(
          name: parameter.name.text, isPack: parameter.specifier?.text == "each",
          isValue: parameter.specifier?.text == "let",
          constraint: parameter.inheritedType.map { type($0) },
          attributes: attributes(parameter.attributes))
      } ?? [],
      requirements: requirements(whereClause))
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [Requirement] {
    clause?.requirements.map { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        return Requirement(
          left: type(node.leftType), relation: .conforms, right: type(node.rightType))
      case .layoutRequirement(let node):
        return Requirement(
          left: type(node.type), relation: .conforms,
          right: .named([.init(node.layoutSpecifier.text)]))
      case .sameTypeRequirement(let node):
        let left: TypeNode
        switch node.leftType {
        case .type(let node): left = type(node)
        case .expr(let node): left = .integer(node.trimmedDescription)
        @unknown default: left = .unknown("")
        }
        let right: TypeNode
        switch node.rightType {
        case .type(let node): right = type(node)
        case .expr(let node): right = .integer(node.trimmedDescription)
        @unknown default: right = .unknown("")
        }
        return Requirement(left: left, relation: .isSame, right: right)
      @unknown default:
        return Requirement(left: .unknown(""), relation: .isSame, right: .unknown(""))
      }
    } ?? []
  }
}
