/// A member's name, taken apart to write calls of it as Swift would.
struct MemberSignature {
  /// The member as Swift names it: `fetch(id:page:)`.
  let name: String
  let kind: MockedMember.Kind
  /// The part before the parenthesis.
  let baseName: String
  /// One for each argument, `_` where there is none.
  let labels: [String]

  init(_ member: MockedMember) {
    self.init(name: member.name.description, kind: member.kind)
  }

  init(name: String, kind: MockedMember.Kind) {
    self.name = name
    self.kind = kind
    var isQuoted = false
    let parenthesis = name.firstIndex { character in
      if character == "`" { isQuoted.toggle() }
      return character == "(" && !isQuoted
    }
    guard let parenthesis else {
      baseName = name
      labels = []
      return
    }
    baseName = String(name[..<parenthesis])
    labels = Self.labels(in: name[name.index(after: parenthesis)...].dropLast())
  }

  private static func labels(in text: Substring) -> [String] {
    var labels: [String] = []
    var label = ""
    var isQuoted = false
    for character in text {
      if character == "`" { isQuoted.toggle() }
      if character == ":", !isQuoted {
        labels.append(label)
        label = ""
      } else {
        label.append(character)
      }
    }
    return labels
  }

  /// A call with its arguments, or a pattern with its matchers.
  func call(_ arguments: [String]) -> String {
    switch kind {
    case .method, .initializer: return "\(baseName)(\(list(arguments)))"
    case .getter: return baseName
    case .setter: return "\(baseName) = \(arguments.last ?? "")"
    case .subscriptGetter: return "[\(list(arguments))]"
    case .subscriptSetter:
      return "[\(list(Array(arguments.dropLast())))] = \(arguments.last ?? "")"
    }
  }

  private func list(_ arguments: [String]) -> String {
    arguments.enumerated().map { index, argument in
      let label = index < labels.count ? labels[index] : "_"
      return label == "_" ? argument : "\(label): \(argument)"
    }.joined(separator: ", ")
  }

  func mismatches(_ verdicts: [Bool], _ wanted: [String]) -> [MockFailure.Mismatch] {
    zip(verdicts, wanted).enumerated().compactMap { index, argument in
      argument.0
        ? nil : MockFailure.Mismatch(argument: argumentName(at: index), wanted: argument.1)
    }
  }

  private func argumentName(at index: Int) -> String {
    if index < labels.count, labels[index] != "_" { return labels[index] }
    if kind == .setter || (kind == .subscriptSetter && index == labels.count) { return "value" }
    return labels.count == 1 ? "argument" : "argument \(index + 1)"
  }

  /// Each argument of a call in words, when no matchers are there to tell where a tuple ends.
  func argumentDescriptions<Input>(of input: Input) -> [String] {
    let count = labels.count + (kind == .setter || kind == .subscriptSetter ? 1 : 0)
    switch count {
    case 0: return []
    case 1: return [ValueDescription.text(of: input)]
    default: return Mirror(reflecting: input).children.map { ValueDescription.text(of: $0.value) }
    }
  }

  /// The line to paste: `given(userServiceMock).fetch(id: "42").willReturn(<#User#>)`.
  func suggestion<Output>(mock: String, _ arguments: [String], returning: Output.Type) -> String {
    let variable = mock.prefix(1).lowercased() + mock.dropFirst()
    let answer = "willReturn(<#\(Output.self)#>)"
    let subject = "given(\(variable))"
    switch kind {
    case .method: return "\(subject).\(call(arguments)).\(answer)"
    case .initializer: return "\(subject).initializer(\(list(arguments))).\(answer)"
    case .getter: return "\(subject).\(baseName).get.\(answer)"
    case .setter: return "\(subject).\(baseName).set(\(arguments.last ?? "")).willDoNothing()"
    case .subscriptGetter: return "\(subject)[\(list(arguments))].get.\(answer)"
    case .subscriptSetter:
      let indices = list(Array(arguments.dropLast()))
      return "\(subject)[\(indices)].set(\(arguments.last ?? "")).willDoNothing()"
    }
  }
}
