internal import MockModel
internal import MockRendering

/// Writes a mock as the generator of Mirage does: one handler for each function.
struct MirageWriter: DialectWriter {
  var lines = IndentedLines()
  private(set) var diagnostics: [Diagnostic] = []
  private let mock: ResolvedMock
  private let options: RenderOptions
  private let isPartial: Bool
  private let types: TypeRewriting
  /// `public `, or nothing.
  private let access: String
  private var selectors: Set<String> = []

  private var isClass: Bool { mock.type.kind == .class }
  private var name: String { "Mock" + mock.type.name.withoutBackticks }

  init(_ mock: ResolvedMock, options: RenderOptions) {
    self.mock = mock
    self.options = options
    types = TypeRewriting(
      mockName: "Mock" + mock.type.name.withoutBackticks, typeAliases: mock.typeAliases,
      knownProtocols: [])
    let annotations = Annotations(comments: mock.type.comments)
    isPartial =
      mock.type.kind == .class
      && (annotations.has("miragePartialMock") || annotations.has("miragePartial"))
    // Mocks are for the test target, unless somebody says otherwise.
    access = options.access.map { $0 == .internal ? "" : "\($0) " } ?? ""
  }

  mutating func write() {
    guard !mock.isActor else {
      return report(
        "an actor protocol has no mock in this style: an actor cannot be 'lazy'",
        id: "mirage-type", .error, at: mock.type.nameLocation)
    }
    if !isClass { noteAssociatedTypes() }
    let conditions = mock.type.conditions.joinedConditions
    if let conditions { lines.open("#if \(conditions)") }
    let enclosing = mock.enclosingName
    if let enclosing { lines.open("extension \(enclosing) {") }
    writeType()
    if enclosing != nil { lines.close() }
    if conditions != nil { lines.close("#endif") }
  }

  /// The mock uses their names, which the user gives a meaning.
  private mutating func noteAssociatedTypes() {
    let name = (mock.type.enclosing.map(\.name) + [name]).joined(separator: ".")
    for parameter in mock.generics.parameters {
      report(
        "associated type '\(parameter.name)' of '\(mock.type.name)' is not fixed: write "
          + "'extension \(name) { typealias \(parameter.name) = … }'",
        id: "mirage-associated-type", .note, at: mock.type.nameLocation)
    }
  }

  private mutating func writeType() {
    // A protocol may ask for it, and the handlers can be used from any thread.
    let parents =
      isClass
      ? [mock.typeName]
      : [mock.superclass?.spelling, mock.typeName, "@unchecked Sendable"].compactMap(\.self)
    lines.open("\(access)class \(name): \(parents.joined(separator: ", ")) {")
    for type in mock.fixedTypes {
      lines.line("\(access)typealias \(type.name) = \(type.type.spelling)")
    }
    if needsInitializer { lines.line("\(access)init() {}") }
    write(isClass ? mock.type.members : mock.members)
    writeIdentity()
    lines.close()
  }

  /// Whether the mock has no other initialiser without arguments that its test can call.
  private var needsInitializer: Bool {
    guard !isClass, mock.superclass == nil else { return false }
    let lists = mock.members.flatMap(\.elements).compactMap { member in
      if case .initializer(let initializer) = member { return initializer.parameters.count }
      return nil
    }
    return !lists.contains(0) && (!access.isEmpty || !lists.isEmpty)
  }

  /// What the library's protocols ask that every mock can answer by being itself.
  private mutating func writeIdentity() {
    guard !isClass, !mock.knownParents.isEmpty else { return }
    lines.blank()
    lines.line(
      "\(access)static func == (left: \(name), right: \(name)) -> Bool { left === right }")
    guard mock.knownParents.contains("Hashable") else { return }
    lines.line(
      "\(access)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
  }

  private mutating func write(_ items: ConditionalList<Member>) {
    for item in items {
      switch item {
      case .element(let member): write(member)
      case .conditional(let clauses):
        let before = selectors
        var all = selectors
        write(clauses) { writer, items in
          // The branches exclude each other, so they may use the same names.
          writer.selectors = before
          writer.write(items)
          all.formUnion(writer.selectors)
        }
        selectors = all
      }
    }
  }

  private mutating func write(_ member: Member) {
    switch member {
    case .method(let method): write(method)
    case .property(let property): write(property)
    case .subscripted(let member): leaveOut("subscript", member.head)
    case .initializer(let member):
      // A class's initialisers are inherited.
      if !isClass { write(member) }
    case .associatedType, .typeAlias: break
    }
  }

  // MARK: Functions

  private mutating func write(_ method: Method) {
    guard !isLeftOut(method.head) else { return }
    if let reason = reasonToLeaveOut(method) {
      return leaveOut("'\(method.name)'", method.head, reason)
    }
    let function = MirageFunction(method, options: options)
    guard claim(function.selector, method.head) else { return }
    lines.blank()
    if function.hasArgumentsType { write(argumentsOf: function) }
    var arguments = ["returnValue: \(function.defaultValue)"]
    let callsReal = isClass && function.canCallReal
    if callsReal {
      if isPartial { arguments.append("isPartial: true") }
      arguments.append("callRealFunc: \(function.realFunction)")
    }
    lines.call("\(access)lazy var \(function.handlerName) = \(function.handlerType)", arguments)
    lines.block("\(access)\(isClass ? "override " : "")\(function.declaration)", function.body)
    guard callsReal else { return }
    if function.superBody.count == 1 {
      lines.block("\(access)\(function.superDeclaration)", function.superBody[0])
    } else {
      lines.open("\(access)\(function.superDeclaration) {")
      for line in function.superBody { lines.line(line) }
      lines.close()
    }
  }

  private mutating func write(argumentsOf function: MirageFunction) {
    lines.open("\(access)class \(function.argumentsType) {")
    for parameter in function.parameters {
      lines.line("\(access)var \(parameter.name): \(parameter.storedType)")
    }
    lines.blank()
    let list = function.parameters.map { parameter in
      // A closure that is kept escapes; in an optional it does so anyway.
      let isFunction = parameter.spelling.contains("@escaping ")
      return "_ \(parameter.name): \(isFunction ? "@escaping " : "")\(parameter.storedType)"
    }
    lines.open("\(access)init(\(list.joined(separator: ", "))) {")
    for parameter in function.parameters {
      lines.line("self.\(parameter.name) = \(parameter.name)")
    }
    lines.close()
    lines.close()
    lines.blank()
  }

  /// What a stored property of one type cannot be the handler of.
  private func reasonToLeaveOut(_ method: Method) -> String? {
    if method.isOperator { return "it is an operator" }
    if !method.generics.parameters.isEmpty { return "it is generic" }
    for parameter in method.parameters {
      let (_, attributes, type) = parameter.type.takenApart
      if type.contains(\.isOpaque) { return "it is generic" }
      if types.isFunction(type), !attributes.contains(where: { $0.name == "escaping" }) {
        return "it takes a closure that does not escape"
      }
    }
    let types = method.parameters.map(\.type) + [method.result].compactMap(\.self)
    return types.contains { $0.spelling.split { !$0.isLetter && !$0.isNumber }.contains("Self") }
      ? "it names 'Self'" : nil
  }

  // MARK: Initialisers

  /// Nothing depends on the arguments, since handlers are made when they are needed.
  private mutating func write(_ initializer: Initializer) {
    guard !isLeftOut(initializer.head) else { return }
    guard mock.superclass == nil else {
      return leaveOut("init", initializer.head, "it has to call the superclass")
    }
    let parameters = initializer.parameters.enumerated().map { index, parameter in
      MirageFunction.parameter(parameter, at: index).declaration
    }
    lines.line(
      "\(access)required init\(initializer.generics.clauseText)"
        + "(\(parameters.joined(separator: ", ")))\(initializer.generics.whereText) {}")
  }

  // MARK: Properties

  private mutating func write(_ property: Property) {
    guard !isLeftOut(property.head), !property.isConstant else { return }
    if case .unknown = property.type {
      return leaveOut("'\(property.name)'", property.head, "its type is not written")
    }
    let annotations = property.head.annotations
    let bare = property.name.withoutBackticks
    let selector = MirageFunction.selector(annotations, named: bare)
    guard claim(selector + "_get", property.head) else { return }
    let type = MirageFunction.stored(property.type)
    let value = MirageFunction.defaultValue(of: property.type, annotations, options)
    let getter = property.accessors.first { $0.keyword == "get" }?.effects ?? Effects()
    let throwing = MirageFunction.Throwing(getter)
    let isSettable =
      property.accessors.contains { $0.keyword == "set" }
      && !property.head.modifiers.contains {
        ["private", "fileprivate"].contains($0.name) && $0.detail == "set"
      }
    lines.blank()
    lines.call(
      "\(access)lazy var mock_\(selector)_get = \(throwing.handlerType("Void", type))",
      ["returnValue: \(value)"])
    if isSettable {
      lines.call(
        "\(access)lazy var mock_\(selector)_set = FuncCallHandler<\(type), Void>",
        ["returnValue: ()"])
    }
    let head =
      "\(access)\(isClass ? "override " : "")var \(property.name): \(property.type.spelling)"
    let effects = getter.keywords.map { " \($0)" }.joined()
    let get = "\(throwing.try)mock_\(selector)_get.handle(())"
    if !isSettable, effects.isEmpty {
      lines.block(head, get)
    } else {
      lines.open(head + " {")
      lines.block("get\(effects)", get)
      if isSettable { lines.block("set", "mock_\(selector)_set.handle(newValue)") }
      lines.close()
    }
  }

  // MARK: Leaving out

  /// What the user supplies, or nobody can override.
  private func isLeftOut(_ head: DeclarationHead) -> Bool {
    if head.annotations.has("mirageSkip") { return true }
    guard isClass else { return false }
    return head.isStatic || head.has("final")
      || head.modifiers.contains {
        ["private", "fileprivate"].contains($0.name) && $0.detail == nil
      }
  }

  private mutating func leaveOut(
    _ what: String, _ head: DeclarationHead, _ reason: String = "it has no handler in this style"
  ) {
    guard !isLeftOut(head) else { return }
    report(
      "\(what) of '\(mock.type.name)' is left out, since \(reason): write it in an extension of "
        + "'\(name)', and '// sourcery: mirageSkip' here",
      id: "mirage-member", isClass ? .note : .warning, at: head.location)
  }

  /// Whether the name is still free; a static requirement has no handler at all.
  private mutating func claim(_ selector: String, _ head: DeclarationHead) -> Bool {
    if head.isStatic {
      leaveOut("static member", head)
      return false
    }
    if selectors.insert(selector).inserted { return true }
    report(
      "two members of '\(mock.type.name)' would have the handler 'mock_\(selector)': give one "
        + "another name by '// sourcery: mirageSel=name'",
      id: "mirage-selector", .error, at: head.location)
    return false
  }

  private mutating func report(
    _ message: String, id: String, _ severity: Diagnostic.Severity, at location: SourceLocation
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message, path: mock.path, location: location))
  }
}

extension TypeNode {
  /// Whether it is `some P` itself.
  fileprivate var isOpaque: Bool {
    if case .some = self { return true }
    return false
  }
}
