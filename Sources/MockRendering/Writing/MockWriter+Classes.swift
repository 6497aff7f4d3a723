internal import MockModel

/// A designated initialiser of the class that is mocked, planned: the mock's own call it.
final class SuperInitializer {
  let initializer: Initializer
  let call: CallPlan
  let attributes: CopiedAttributes

  init(_ initializer: Initializer, call: CallPlan, attributes: CopiedAttributes) {
    self.initializer = initializer
    self.call = call
    self.attributes = attributes
  }
}

extension PieceMaker {
  /// The initialisers of the class that is mocked.
  var superInitializers: ConditionalList<SuperInitializer> {
    (context.mock.overridden?.initializers ?? []).compactMap { item in
      item.dropping {
        if case .initializer = $0 { return false }
        return true
      }?.map(superInitializer)
    }
  }

  private func superInitializer(_ member: Member) -> SuperInitializer {
    guard case .initializer(let initializer) = member else {
      preconditionFailure("only initialisers are among them")
    }
    let attributes = CopiedAttributes(member.head.attributes)
    let (parameters, generics) = member.parameters.namingOpaqueTypes(member.generics)
    let call = CallPlan(
      CallSource(
        head: member.head, generics: generics, parameters: parameters, effects: member.effects,
        output: nil, failability: initializer.failability),
      storageName: "", attributes: attributes, in: context)
    return SuperInitializer(initializer, call: call, attributes: attributes)
  }
}

extension MockWriter {
  /// Writes initialisers that call those of the class: each takes what tells mocks apart besides.
  func writeSuperInitializers(to text: inout SourceText) {
    let inherits = mock.overridden?.inheritsInitializers ?? false
    write(initializers, where: { _ in true }, separated: true, to: &text) { piece, text in
      writeNamingInitializer(piece, to: &text)
      guard inherits || piece.initializer.head.has("required") else { return }
      text.blank()
      writeOverride(piece, to: &text)
    }
  }

  /// `init(size: Int, spying: Bool = false, name: String? = nil, …)`
  private func writeNamingInitializer(_ piece: SuperInitializer, to text: inout SourceText) {
    let names = OwnParameters(beside: piece.call.parameters)
    writeHead(of: piece, modifiers: "", ownParameters: names, to: &text)
    text.body { text in
      text.statement { flat in
        flat.write(context.builders.core)
        flat.literal(" = ")
        flat.name(.mockCore, in: words)
        flat.list(.arguments) { flat in
          flat.item(context.name.literal)
          flat.item("name: \(names.name("name"))")
          flat.item("strictness: \(names.name("strictness"))")
          if context.callsSuper { flat.item("callsSuper: \(names.name("spying"))") }
          for place in ["fileID", "filePath", "line", "column"] {
            flat.item("\(place): \(names.name(place))")
          }
        }
      }
      writeAssignments(isStatic: false, to: &text)
      text.statement { flat in
        flat.write(piece.initializerMarks)
        flat.literal("super.init")
        flat.list(.arguments) { flat in piece.call.writeArguments(to: &flat) }
      }
    }
  }

  /// The class's own initialiser, for convenience initialisers that the mock inherits, and for who
  /// calls one that is required.
  private func writeOverride(_ piece: SuperInitializer, to text: inout SourceText) {
    // With it, a test would not say where it makes the mock.
    text.line("@_disfavoredOverload")
    let isRequired = piece.initializer.head.has("required")
    writeHead(of: piece, modifiers: isRequired ? "required " : "override ", to: &text)
    let names = OwnParameters(beside: piece.call.parameters)
    text.body { text in
      text.statement { flat in
        flat.write(piece.initializerMarks)
        flat.literal("self.init")
        flat.list(.arguments) { flat in
          piece.call.writeDelegatedArguments(to: &flat)
          flat.item("\(names.name("name")): nil")
          flat.item("\(names.name("fileID")): #fileID")
        }
      }
    }
  }

  private func writeHead(
    of piece: SuperInitializer, modifiers: String, ownParameters: OwnParameters? = nil,
    to text: inout SourceText
  ) {
    let initializer = piece.initializer
    let effects = initializer.effects
    text.declaration(
      attributes: piece.attributes.witness,
      effects: effects.throwing == .rethrowing ? effects : piece.call.witnessEffects(effects),
      requirements: piece.call.requirements.map(\.text)
    ) { flat in
      flat.write(piece.call.access)
      if initializer.head.has("nonisolated") && context.isIsolated { flat.literal("nonisolated ") }
      flat.write(modifiers)
      if ownParameters == nil { flat.literal("convenience ") }
      flat.literal("init")
      flat.write(initializer.failability.rawValue)
      flat.generics(piece.call.builderGenerics.map(\.clause))
      flat.list(.parameters) { flat in
        for parameter in piece.call.parameters {
          flat.item { parameter.write(.overriding, hasDefault: ownParameters != nil, to: &$0) }
        }
        guard let ownParameters else { return }
        if context.callsSuper {
          flat.item("\(ownParameters.name("spying")): \(words(.bool)) = false")
        }
        flat.item("\(ownParameters.name("name")): \(words(.string))? = nil")
        flat.item("\(ownParameters.name("strictness")): \(words(.strictness))? = nil")
        let places: [(String, LibraryName)] = [
          ("fileID", .staticString), ("filePath", .staticString), ("line", .int), ("column", .int),
        ]
        for (name, type) in places {
          flat.item("\(ownParameters.name(name)): \(words(type)) = #\(name)")
        }
      }
    }
  }
}

/// The names of what initialisers of a mock take besides, where those of the class may be taken.
private struct OwnParameters {
  private let taken: Set<String>

  init(beside parameters: [ParameterPlan]) {
    var taken: Set<String> = []
    for parameter in parameters {
      taken.insert(parameter.name.withoutBackticks)
      if let label = parameter.label { taken.insert(label) }
    }
    self.taken = taken
  }

  /// `name`, or `mockName` beside a parameter of that name.
  func name(_ name: String) -> String {
    guard taken.contains(name) else { return name }
    let longer = "mock" + name.capitalizedFirst
    return taken.contains(longer) ? "understudy" + name.capitalizedFirst : longer
  }
}

extension SuperInitializer {
  /// `try await `
  fileprivate var initializerMarks: String {
    let isThrowing = call.throwsErrors || initializer.effects.throwing == .rethrowing
    return (isThrowing ? "try " : "") + (call.isAsync ? "await " : "")
  }
}
