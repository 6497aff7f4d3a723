internal import MockModel

/// How a call reaches the object that the mock spies on.
struct PassedCall {
  enum Subject { case method, property, subscripted }

  var subject: Subject
  /// What the object calls the member.
  var name: String
  /// Whether the object is an actor that the mock runs with: the call reaches it in a closure that is
  /// isolated to it.
  var isIsolated: Bool
  /// Whether the object may be a value that the call changes.
  var mayMutate: Bool
  /// Whether it goes to the superclass, and not to an object.
  var isForSuper = false
  /// What the result is if the protocol says `Self`: a mock that spies on what comes back.
  var ownType: OwnType?

  enum OwnType { case plain, optional }

  /// - Returns: `nil` where the call cannot be passed on.
  init?(
    _ subject: Subject, _ source: borrowing CallSource, _ special: [SpecialArgument],
    isCustom: Bool, isIsolated: Bool, in context: borrowing MockContext
  ) {
    guard context.spiedType != nil, !source.isInitializer, !source.head.isStatic else { return nil }
    // Where the object's member runs depends on the language mode of its module.
    guard !source.head.modifiers.contains(.unsureNonisolated) else { return nil }
    // The object need not have a member that is `@objc optional`.
    guard !source.head.has("optional") else { return nil }
    // No array can be given to a variadic parameter.
    guard !special.contains(where: \.isVariadic) else { return nil }
    self.subject = subject
    name = source.name
    if source.effects.isAsync, !isIsolated, context.mayCallIsolatedObject,
      source.output?.mayHoldTies(Set(source.generics.parameters.map(\.name))) ?? false
    {
      return nil
    }
    self.isIsolated =
      context.isolation == .actor && isIsolated
      && !special.contains(where: \.isIsolated)
      && !source.head.attributes.contains { $0.name.hasSuffix("Actor") }
    // What must not outlive the call can neither be taken over by the isolated closure, nor be shown
    // to be safe where the object's member leaves the place of the mock's.
    guard !self.isIsolated || !isCustom && !special.contains(where: \.isSending),
      !source.effects.isAsync || isIsolated || !special.contains(where: \.isTied)
    else { return nil }
    // The compiler crashes on a subscript's pack in any closure, and takes none in a tuple.
    guard
      subject == .method && !self.isIsolated || !special.contains(where: { $0.treatment == .pack })
    else { return nil }
    let isSettable = source.accessors.contains {
      $0.isSetter && !$0.modifiers.contains { $0.name == "nonmutating" }
    }
    mayMutate =
      source.head.has("mutating") || isSettable
      || source.accessors.contains { $0.modifiers.contains { $0.name == "mutating" } }

    guard context.mentionsSelf else { return }
    if let output = source.output, output.mentions("Self") {
      switch output.withoutParentheses {
      case .named where output.plainName == "Self": ownType = .plain
      case .optional(let wrapped) where wrapped.plainName == "Self": ownType = .optional
      default: return nil
      }
      // A superclass may isolate the initialiser of the mock.
      guard !isSettable, !self.isIsolated, !source.effects.isAsync, context.mock.superclass == nil
      else { return nil }
    }
    // What takes the object's own type cannot take the mock.
    var takesSelf = false
    for place in source.parameters.indices where source.parameters[place].type.mentions("Self") {
      takesSelf = true
    }
    source.generics.forEachType { if $0.mentions("Self") { takesSelf = true } }
    if case .throwing(let type?) = source.effects.throwing, type.mentions("Self") {
      takesSelf = true
    }
    if takesSelf { return nil }
  }

  /// A call for the superclass, which is isolated as the mock is.
  init?(
    toSuper subject: Subject, _ source: borrowing CallSource, _ special: [SpecialArgument],
    isIsolated: Bool, in context: borrowing MockContext
  ) {
    // No array can be given to a variadic parameter.
    guard !special.contains(where: \.isVariadic) else { return nil }
    // What must not outlive the call cannot be shown to be safe where the superclass's member runs.
    guard !source.effects.isAsync || isIsolated || !special.contains(where: \.isTied) else {
      return nil
    }
    // The compiler mistakes the mock's generic parameters for others.
    if !source.generics.parameters.isEmpty, !context.mock.generics.parameters.isEmpty,
      source.output?.mentions("Self") ?? false
    {
      return nil
    }
    self.subject = subject
    name = source.name
    self.isIsolated = false
    isForSuper = true
    mayMutate = false
  }

  /// The expression that the call is made on.
  var object: String { isForSuper ? "super" : MockContext.spiedName }
}

// MARK: - Writing

extension CallPlan {
  /// Writes `, real: …`, the last argument of a call that records and answers.
  func writePassing(to flat: inout FlatText) {
    guard let passed else { return }
    flat.item { flat in
      flat.literal("real: ")
      writePassed(passed, to: &flat)
    }
  }

  /// Writes `, real: … = newValue`.
  func writePassingSetter(to flat: inout FlatText) {
    guard let passed else { return }
    flat.item { flat in
      flat.literal("real: ")
      guard passed.isIsolated else {
        writeMember(passed, of: passed.object, to: &flat) { writeArgument($0, to: &$1) }
        flat.literal(" = newValue")
        return
      }
      flat.write(MockContext.spiedName)
      flat.literal(".understudyPass(")
      flat.write(Self.tuple(parameters.map(\.name) + ["newValue"]))
      flat.literal(") { real, ")
      flat.write(parameters.isEmpty ? "newValue" : "input")
      flat.literal(" in ")
      writeMember(passed, of: "real", to: &flat) { writeIsolatedArgument($0, more: 1, to: &$1) }
      let name = parameters.isEmpty ? "newValue" : "input.\(parameters.count)"
      flat.write(" = \(output.isSurelySendable ? name : sent(name)) }")
    }
  }

  /// The call of the object itself.
  func expression(_ passed: PassedCall) -> String {
    var flat = FlatText()
    writePassed(passed, to: &flat)
    return flat.bytes.string(0..<flat.count)
  }

  /// Writes the call of the object itself.
  func writePassed(_ passed: PassedCall, to flat: inout FlatText) {
    if isAsync { flat.literal("await ") }
    switch passed.ownType {
    case nil: writePassedCall(passed, to: &flat)
    case .plain:
      flat.write("\(context.name)(spying: ")
      writePassedCall(passed, to: &flat)
      flat.literal(")")
    case .optional:
      writePassedCall(passed, to: &flat)
      flat.write(".map { \(context.name)(spying: $0) }")
    }
  }

  private func writePassedCall(_ passed: PassedCall, to flat: inout FlatText) {
    guard passed.isIsolated else {
      writeMember(passed, of: passed.object, to: &flat) { writeArgument($0, to: &$1) }
      return
    }
    flat.write(MockContext.spiedName)
    flat.literal(isAsync ? ".understudyAwait" : ".understudyPass")
    if !parameters.isEmpty {
      flat.write("(\(Self.tuple(parameters.map(\.valueName))))")
    }
    flat.write(parameters.isEmpty ? " { real" : " { real, input")
    if case .typed(let type) = failure { flat.write(" throws(\(type.spelling))") }
    flat.literal(" in ")
    if throwsErrors { flat.literal("try ") }
    if isAsync { flat.literal("await ") }
    // What comes back may leave the actor, as the caller of the mock lets it.
    let isSent = !output.isVoid && !output.isSurelySendable
    if isSent { flat.write("\(context.builders.core).sending(") }
    writeMember(passed, of: "real", to: &flat) { writeIsolatedArgument($0, to: &$1) }
    flat.write(isSent ? ") }" : " }")
  }

  /// - Parameter argument: writes the argument of a place.
  private func writeMember(
    _ passed: PassedCall, of object: String, to flat: inout FlatText,
    argument: (Int, inout FlatText) -> Void
  ) {
    flat.write(object)
    switch passed.subject {
    case .property:
      flat.literal(".")
      flat.write(passed.name)
    case .method:
      flat.literal(".")
      flat.write(passed.name)
      flat.list(.arguments) { flat in
        for index in parameters.indices { flat.item { argument(index, &$0) } }
      }
    case .subscripted:
      flat.literal("[")
      for index in parameters.indices {
        if index > 0 { flat.literal(", ") }
        argument(index, &flat)
      }
      flat.literal("]")
    }
  }

  /// Adds `id: id`, as the object takes the arguments.
  func writeArguments(to flat: inout FlatText) {
    for index in parameters.indices { flat.item { writeArgument(index, to: &$0) } }
  }

  /// Adds `id: id`, as another initialiser of the same class takes the arguments.
  func writeDelegatedArguments(to flat: inout FlatText) {
    for parameter in parameters {
      flat.item { flat in
        if let label = parameter.label {
          flat.write(label)
          flat.literal(": ")
        }
        flat.write(parameter.passed)
      }
    }
  }

  /// Writes `id: id`, as the object takes the argument.
  private func writeArgument(_ index: Int, to flat: inout FlatText) {
    let parameter = parameters[index]
    write(parameter, passing: parameter.valueName, pattern: parameter.passed, to: &flat)
  }

  /// Writes the same from what the isolated closure takes.
  private func writeIsolatedArgument(_ index: Int, more count: Int = 0, to flat: inout FlatText) {
    let name = parameters.count + count > 1 ? "input.\(index)" : "input"
    write(parameters[index], passing: name, pattern: name, isSent: true, to: &flat)
  }

  private func write(
    _ parameter: ParameterPlan, passing name: String, pattern: String, isSent: Bool = false,
    to flat: inout FlatText
  ) {
    if let label = parameter.label {
      flat.write(label)
      flat.literal(": ")
    }
    guard parameter.canBeSent, !parameter.isEvaluated, isSent || isAsync || parameter.isSending
    else {
      // An initialiser hands it on as it is.
      let isValue = parameter.isEvaluated && evaluatesFirst && !isInitializerBody
      return flat.write(isValue ? name : pattern)
    }
    if parameter.treatment == .pack {
      flat.literal("repeat ")
      flat.write(sent("each \(name)"))
    } else {
      flat.write(sent(name + parameter.coercion))
    }
  }

  /// The argument, for a place where the compiler cannot see that it may go there.
  func sent(_ value: String) -> String {
    let core =
      isStatic && !isInitializerBody ? "understudyStatics.understudy" : context.builders.core
    let isHidden = parameters.contains { $0.name == core }
    return "\(isHidden ? "self." : "")\(core).sending(\(value))"
  }

  private static func tuple(_ elements: [String]) -> String {
    elements.count == 1 ? elements[0] : "(\(elements.joined(separator: ", ")))"
  }
}

extension Accessor {
  fileprivate var isSetter: Bool {
    switch keyword {
    case "set", "_modify", "modify", "mutate", "yielding mutate": true
    default: false
    }
  }
}

extension TypeNode {
  /// Whether nothing but types of the standard library and of Foundation that are `Sendable` make up
  /// the type.
  var isSurelySendable: Bool {
    switch self {
    case .named(let components):
      return components.count == 1 && Self.sendable.contains(components[0].name)
        && components[0].genericArguments.allSatisfy(\.isSurelySendable)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type):
      return type.isSurelySendable
    case .dictionary(let key, let value): return key.isSurelySendable && value.isSurelySendable
    case .tuple(let elements): return elements.allSatisfy(\.type.isSurelySendable)
    case .attributed(let specifiers, let attributes, let type):
      return attributes.contains { $0.name == "Sendable" }
        || specifiers.isEmpty && attributes.isEmpty && type.isSurelySendable
    default: return false
    }
  }

  /// Whether values of the type can hardly leave an actor: existentials, closures and those of generic
  /// types may refer to anything.
  fileprivate func mayHoldTies(_ generics: Set<String>) -> Bool {
    contains { type in
      switch type {
      case .any, .some, .composition: true
      case .function: true
      case .named(let components):
        components.count == 1
          && (["Any", "AnyObject"].contains(components[0].name)
            || generics.contains(components[0].name))
      default: false
      }
    }
  }

  private static let sendable = NameSet([
    "Array", "Bool", "Character", "ClosedRange", "Data", "Date", "Dictionary", "Double", "Duration",
    "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Optional", "Range", "Set", "String",
    "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
  ])
}

extension ParameterPlan {
  /// What keeps the compiler from opening a metatype, which it cannot close again.
  fileprivate var coercion: String {
    if case .any(.metatype) = storedType { " as \(storedType.spelling)" } else { "" }
  }
}
