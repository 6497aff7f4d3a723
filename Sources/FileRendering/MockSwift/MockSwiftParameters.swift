internal import MockModel
internal import MockRendering

/// The parameters of one member, as each extension has them.
struct MockSwiftParameters {
  private let parameters: [Parameter]

  private struct Parameter {
    /// `label name`, or the only name.
    let names: String
    /// The name inside, as an expression.
    let name: String
    /// As the mock's own signature has it.
    let witness: String
    /// As a predicate has it; `nil` for a closure that does not escape, which nobody can keep.
    let stored: TypeNode?
    /// Whether a plain value of the stored type has to escape.
    let escapes: Bool
    /// What is handed on, and what that can do: an autoclosure is evaluated.
    let recorded: String
    let effects: Effects
    /// Why the argument cannot be handed on at all.
    let obstacle: String?
  }

  init(_ parameters: [MockModel.Parameter], isSubscript: Bool = false, types: TypeRewriting) {
    self.parameters = parameters.enumerated().map { index, parameter in
      let (names, name) = Self.names(parameter, index: index, isSubscript: isSubscript)
      let (specifiers, attributes, inner) = parameter.type.takenApart
      let function = types.function(inner)
      var stored: TypeNode? = types.storedParameter(parameter.type)
      var recorded = name
      var effects = Effects()
      var obstacle: String?
      if inner.isPackExpansion {
        obstacle = "it has a parameter pack"
      } else if let function, attributes.contains(where: { $0.name == "autoclosure" }) {
        stored = types.stored(function.result)
        recorded = "\(name)()"
        effects = function.effects
      } else if function != nil, !attributes.contains(where: { $0.name == "escaping" }) {
        stored = nil
        recorded = "nil"
      } else if inner.isNonescapable {
        obstacle = "it takes a value that does not escape"
      } else if specifiers.contains(where: ["borrowing", "consuming"].contains) {
        if inner.isSurelyCopyable {
          recorded = "copy \(name)"
        } else {
          obstacle = "it takes a value that may not be copyable"
        }
      }
      let escapes = stored.map(types.isFunction) ?? false
      if parameter.isVariadic { stored = stored.map { .array($0) } }
      return Parameter(
        names: names, name: name,
        witness: types.witness(parameter.type).spelling + (parameter.isVariadic ? "..." : ""),
        stored: stored, escapes: escapes && !parameter.isVariadic, recorded: recorded,
        effects: effects, obstacle: obstacle)
    }
  }

  /// What the functions that the members call are named.
  private static let reserved: Set<String> = [
    "_", "self", "mocked", "mockedThrowable", "mockable", "verifiable",
  ]

  private static func names(
    _ parameter: MockModel.Parameter, index: Int, isSubscript: Bool
  ) -> (names: String, name: String) {
    let inner = parameter.secondName ?? parameter.firstName
    let bare = inner.withoutBackticks
    guard reserved.contains(bare) else {
      let names = parameter.secondName.map { "\(parameter.firstName) \($0)" } ?? inner
      return (names, Identifier.expression(inner))
    }
    let fresh = bare == "_" ? "argument\(index + 1)" : "\(bare)Argument"
    // The only name of an index is no label.
    let isLabelled = parameter.secondName != nil || !isSubscript
    return (isLabelled ? "\(parameter.firstName) \(fresh)" : fresh, fresh)
  }

  /// Why the member cannot be mocked.
  var obstacle: String? { parameters.lazy.compactMap(\.obstacle).first }

  /// What a behaviour or check takes: predicates, or plain values where there can be any.
  func list(ofValues isOfValues: Bool) -> [String] {
    parameters.map { parameter in
      let stored = parameter.stored?.spelling ?? "Any?"
      guard isOfValues else { return "\(parameter.names): MockSwift.Predicate<\(stored)>" }
      return "\(parameter.names): \(parameter.escapes ? "@escaping " : "")\(stored)"
    }
  }

  /// The names in the types of a behaviour or check.
  var storedNames: Set<String> {
    var names: Set<String> = []
    for parameter in parameters { parameter.stored?.collectNames(into: &names) }
    return names
  }

  /// As the protocol has it.
  var declarations: [String] { parameters.map { "\($0.names): \($0.witness)" } }

  /// What the mock hands on. A closure that does not escape stays where it is.
  var recorded: [String] { parameters.map(\.recorded) }

  /// Whether handing on the arguments can throw.
  var throwsWhenRecorded: Bool { parameters.contains { $0.effects.throwing != .never } }
  /// Whether handing on the arguments can suspend.
  var isAsyncWhenRecorded: Bool { parameters.contains { $0.effects.isAsync } }

  /// What a behaviour or check hands on.
  var matched: [String] { parameters.map(\.name) }

  /// Whether plain values can stand for all arguments.
  var canBeValues: Bool { !parameters.isEmpty && parameters.allSatisfy { $0.stored != nil } }
}
