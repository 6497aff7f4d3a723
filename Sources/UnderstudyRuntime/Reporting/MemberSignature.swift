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
    self.init(name: member.spelledName, kind: member.kind)
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
    case .method, .initializer, .handler: return "\(baseName)(\(list(arguments)))"
    case .getter: return baseName
    case .setter: return "\(baseName) = \(arguments.last ?? "")"
    case .subscriptGetter: return "[\(list(arguments))]"
    case .subscriptSetter:
      return "[\(list(Array(arguments.dropLast())))] = \(arguments.last ?? "")"
    }
  }

  private func list(_ arguments: [String]) -> String {
    labelled(arguments).map(\.text).joined(separator: ", ")
  }

  /// The arguments for a builder's member, which need not be given what is not recorded.
  private func builderList(_ arguments: [String]) -> String {
    labelled(arguments).filter { $0.argument != Unrecorded.text }.map(\.text)
      .joined(separator: ", ")
  }

  private func labelled(_ arguments: [String]) -> [(argument: String, text: String)] {
    arguments.enumerated().map { index, argument in
      let label = index < labels.count ? labels[index] : "_"
      return (argument, label == "_" ? argument : "\(label): \(argument)")
    }
  }

  /// What differs between a pattern and the arguments of a call.
  func mismatches(of pattern: ArgumentPattern, at arguments: UnsafeRawPointer)
    -> [MockFailure.Mismatch]
  {
    pattern.matchers.enumerated().flatMap { index, matcher in
      let name = argumentName(at: index)
      return matcher.mismatches(at: arguments + matcher.offset).map { mismatch in
        MockFailure.Mismatch(
          argument: name + mismatch.path, wanted: mismatch.wanted, actual: mismatch.actual)
      }
    }
  }

  private func argumentName(at index: Int) -> String {
    if index < labels.count, labels[index] != "_" { return labels[index] }
    if kind == .setter || (kind == .subscriptSetter && index == labels.count) { return "value" }
    return labels.count == 1 ? "argument" : "argument \(index + 1)"
  }

  /// Each argument of a call in words, when no matchers are there to tell where a tuple ends.
  func argumentDescriptions<Input>(of input: Input) -> [String] {
    if let list = input as? ArgumentList { return list.elements.map { describe($0 as Any) } }
    switch kind {
    case .setter:
      return [ValueDescription.text(of: input)]
    case .subscriptSetter:
      let parts = Mirror(reflecting: input).children.map(\.value)
      return parts.dropLast().flatMap { elements(of: $0) } + parts.suffix(1).map(describe)
    case .method, .getter, .subscriptGetter, .initializer:
      return elements(of: input)
    case .handler:
      return parts(of: input)
    }
  }

  private func elements(of arguments: Any) -> [String] {
    switch labels.count {
    case 0: return []
    case 1: return [describe(arguments)]
    default: return Mirror(reflecting: arguments).children.map { describe($0.value) }
    }
  }

  /// The parts of a tuple, or of a type that exists to hold arguments, as its name says.
  private func parts<Value>(of value: Value) -> [String] {
    if Value.self == Void.self { return [] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple || "\(type(of: value))".hasSuffix("Args") else {
      return [describe(value)]
    }
    return mirror.children.map { child in
      // The elements of a tuple without labels are called `.0`, `.1`, ….
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
      return label + describe(child.value)
    }
  }

  private func describe(_ value: Any) -> String { ValueDescription.text(of: value) }

  /// The line to paste: `given(userServiceMock).fetch(id: "42").willReturn(<#User#>)`.
  func suggestion(mock: String, _ arguments: [String], returning type: Any.Type) -> String {
    let variable = mock.prefix(1).lowercased() + mock.dropFirst()
    let standIn = type as? any ResultStandIn.Type
    let answer =
      standIn.map { "will { <#\($0.resultName)#> }" }
      ?? (type == Void.self ? "willDoNothing()" : "willReturn(<#\(type)#>)")
    let get = standIn == nil ? ".get" : ""
    let subject = "given(\(variable))"
    let value = arguments.last.flatMap { $0 == Unrecorded.text ? nil : $0 } ?? ""
    switch kind {
    case .method, .handler: return "\(subject).\(baseName)(\(builderList(arguments))).\(answer)"
    case .initializer: return "\(subject).initializer(\(builderList(arguments))).\(answer)"
    case .getter: return "\(subject).\(baseName)\(get).\(answer)"
    case .setter: return "\(subject).\(baseName).set(\(value)).\(answer)"
    case .subscriptGetter: return "\(subject)[\(builderList(arguments))]\(get).\(answer)"
    case .subscriptSetter:
      return "\(subject)[\(builderList(Array(arguments.dropLast())))].set(\(value)).\(answer)"
    }
  }
}
