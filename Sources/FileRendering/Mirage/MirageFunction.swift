internal import MockModel
internal import MockRendering

/// One function of a mock in the style of Mirage, and the pieces that are written of it.
struct MirageFunction {
  /// The name of the handler behind its `mock_`.
  let selector: String
  let method: Method
  let parameters: [Parameter]
  /// The type that the handler keeps arguments as.
  let argumentsType: String
  /// The type that the handler returns.
  let resultType: String
  let defaultValue: String
  let throwing: Throwing

  struct Parameter {
    let label: String
    /// As an expression, and as a property has it.
    let name: String
    /// With `@escaping`, `inout` and the like.
    let spelling: String
    /// As a property has it.
    let storedType: String
    let isInout: Bool
    let isVariadic: Bool

    /// As the protocol or class has it.
    var declaration: String {
      let bare = name.withoutBackticks
      return "\(label.withoutBackticks == bare ? label : "\(label) \(name)"): \(spelling)"
    }
  }

  init(_ method: Method, options: RenderOptions) {
    self.method = method
    let base = method.name.withoutBackticks
    selector = Self.selector(method.head.annotations, named: base)
    parameters = method.parameters.enumerated().map { Self.parameter($0.element, at: $0.offset) }
    switch parameters.count {
    case 0: argumentsType = "Void"
    case 1: argumentsType = parameters[0].storedType
    default: argumentsType = selector.capitalizedFirst + "Args"
    }
    let result = method.result.map(\.withoutParentheses)
    resultType = result.map { $0.isVoid ? "Void" : Self.stored($0) } ?? "Void"
    defaultValue = Self.defaultValue(of: result, method.head.annotations, options)
    throwing = Throwing(method.effects)
  }

  /// What a function or getter throws, and the handler that fits.
  struct Throwing {
    /// ` throws`, ` throws(E)`, or nothing.
    let effect: String
    private let thrownType: String?

    init(_ effects: Effects) {
      switch effects.throwing {
      case .throwing(let type) where type?.spelling != "Never":
        thrownType = type?.spelling
        effect = " throws" + (thrownType.map { "(\($0))" } ?? "")
      case .throwing, .never, .rethrowing:
        thrownType = nil
        effect = ""
      }
    }

    var isThrowing: Bool { !effect.isEmpty }
    var isTyped: Bool { thrownType != nil }
    /// `try `, or nothing.
    var `try`: String { isThrowing ? "try " : "" }

    func handlerType(_ arguments: String, _ result: String) -> String {
      if let thrownType { return "TypedFuncCallHandler<\(arguments), \(result), \(thrownType)>" }
      return "\(isThrowing ? "Throwing" : "")FuncCallHandler<\(arguments), \(result)>"
    }
  }

  /// The annotation's name, or the member's own, without what only backticks allow.
  static func selector(_ annotations: Annotations, named name: String) -> String {
    if let selector = annotations["mirageSel"], !selector.isEmpty { return selector }
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  var handlerName: String { "mock_\(selector)" }
  var superName: String { "super_\(selector)" }

  /// Whether the arguments have a type of their own.
  var hasArgumentsType: Bool { parameters.count > 1 }

  var handlerType: String { throwing.handlerType(argumentsType, resultType) }

  /// `func load(_ name: String) async throws -> Int`
  var declaration: String {
    let list = parameters.map(\.declaration).joined(separator: ", ")
    let effects = method.effects.keywords.map { " \($0)" }.joined()
    let result = method.result.map { " -> \($0.spelling)" } ?? ""
    return "func \(method.name)(\(list))\(effects)\(result)"
  }

  /// Hands the arguments to the handler.
  var body: String {
    let arguments =
      switch parameters.count {
      case 0: "()"
      case 1: parameters[0].name
      default:
        "\(argumentsType)("
          + parameters.map(\.name).joined(separator: ", ") + ")"
      }
    return "\(throwing.try)\(handlerName).handle(\(arguments))"
  }

  /// Whether the real function can be called from a handler, which does not wait.
  var canCallReal: Bool { !method.effects.isAsync && !parameters.contains { $0.isVariadic } }

  var superDeclaration: String {
    "func \(superName)(_ args: \(argumentsType))\(throwing.effect) -> \(resultType)"
  }

  /// Calls the superclass.
  var superBody: [String] {
    var lines: [String] = []
    let arguments = parameters.map { parameter in
      var value =
        parameters.count == 1 ? "args" : "args.\(parameter.name)"
      if parameter.isInout {
        // The handler has a copy of it, so what becomes of it ends here.
        lines.append("var \(parameter.name) = \(value)")
        value = "&\(parameter.name)"
      }
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let isTried = throwing.isThrowing || method.effects.throwing == .rethrowing
    lines.append(
      (isTried ? "try " : "") + "super.\(method.name)(\(arguments.joined(separator: ", ")))")
    if lines.count > 1, resultType != "Void" { lines[lines.count - 1] = "return " + lines.last! }
    return lines
  }

  /// The closure that a handler reaches the real function by.
  var realFunction: String {
    let call = "\(throwing.try)self?.\(superName)(args)"
    // The compiler takes a closure that tries something for one that throws anything.
    let parameters = throwing.isTyped ? "(args)\(throwing.effect)" : "args"
    return "{ [weak self] \(parameters) in \(call) ?? \(defaultValue) }"
  }

  // MARK: Types

  static func parameter(_ parameter: MockModel.Parameter, at index: Int) -> Parameter {
    let label = parameter.firstName
    var name = parameter.secondName ?? label
    if name == "_" { name = "arg\(index)" }
    let specifiers: [String] =
      if case .attributed(let specifiers, _, _) = parameter.type { specifiers } else { [] }
    let stored = stored(parameter.type)
    return Parameter(
      label: label, name: Identifier.expression(name),
      spelling: parameter.type.spelling + (parameter.isVariadic ? "..." : ""),
      storedType: parameter.isVariadic ? "[\(stored)]" : stored,
      isInout: specifiers.contains("inout"), isVariadic: parameter.isVariadic)
  }

  /// The type as a property or a generic argument has it.
  static func stored(_ type: TypeNode) -> String {
    switch type {
    case .attributed(_, let attributes, let inner):
      let kept = attributes.filter { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }
      let spelling = inner.spelling
      return kept.isEmpty
        ? stored(inner) : kept.map(\.spelling).joined(separator: " ") + " " + spelling
    case .implicitlyUnwrapped(let wrapped): return TypeNode.optional(wrapped).spelling
    default: return type.spelling
    }
  }

  static func defaultValue(
    of type: TypeNode?, _ annotations: Annotations, _ options: RenderOptions
  ) -> String {
    guard let type, !type.isVoid else { return "()" }
    if options.returnsOptionalAsNil {
      switch type {
      case .optional, .implicitlyUnwrapped: return "nil"
      default: break
      }
    }
    if let value = annotations["mirageReturn"], !value.isEmpty { return value }
    return AnyNames.function(for: type) + "()"
  }
}
