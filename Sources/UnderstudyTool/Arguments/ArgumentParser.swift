/// The arguments of a command, taken apart by its description.
struct ParsedArguments: Hashable {
  /// By the option's long name; an option without a value has an empty list.
  fileprivate(set) var options: [String: [String]] = [:]
  fileprivate(set) var positionals: [String] = []

  func has(_ option: String) -> Bool { options[option] != nil }
  func values(_ option: String) -> [String] { options[option] ?? [] }
  func value(_ option: String) -> String? { options[option]?.last }
}

/// Parses `--name value`, `--name=value`, `-n value`, `-nvalue`, `--` and positional arguments.
struct ArgumentParser {
  private let description: CommandDescription
  private var result = ParsedArguments()
  private var rest: ArraySlice<String>
  /// The files whose lines are parsed, which may name each other.
  private var openFiles: [String] = []

  static func parse(
    _ arguments: [String], by description: CommandDescription
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(description: description, rest: arguments[...])
    try parser.parse()
    if let positional = description.positional, parser.result.positionals.isEmpty,
      !parser.asksForText
    {
      throw .missingPositional(positional.name)
    }
    return parser.result
  }

  private init(description: CommandDescription, rest: ArraySlice<String>) {
    self.description = description
    self.rest = rest
  }

  private mutating func parse() throws(UsageError) {
    var onlyPositionals = false
    while let argument = rest.popFirst() {
      if onlyPositionals || !Self.isOption(argument) {
        guard description.positional != nil else { throw .unexpectedArgument(argument) }
        result.positionals.append(argument)
      } else if argument == "--" {
        onlyPositionals = true
      } else {
        try parseOption(argument)
      }
    }
  }

  /// Help and version are given whatever else is missing.
  private var asksForText: Bool { result.has("--help") || result.has("--version") }

  private mutating func parseOption(_ argument: String) throws(UsageError) {
    let (name, attached) = Self.split(argument)
    guard let option = description.options.first(where: { $0.name == name || $0.short == name })
    else {
      let names = description.options.flatMap { [$0.name, $0.short].compactMap(\.self) }
      throw .unknownOption(name, suggestion: Suggestion.nearest(to: name, among: names))
    }
    if attached == "" && option.value != .none { throw .emptyValue(option: option.name) }
    switch option.value {
    case .none:
      if let attached { throw .unexpectedValue(option: option.name, value: attached) }
      result.options[option.name] = []
    case .one:
      guard !result.has(option.name) else { throw .repeatedOption(option.name) }
      result.options[option.name] = [try value(of: option, attached)]
    case .choice(let words):
      guard !result.has(option.name) else { throw .repeatedOption(option.name) }
      let value = try value(of: option, attached)
      guard words.contains(value) else {
        throw .invalidChoice(
          option: option.name, value: value, choices: words,
          suggestion: Suggestion.nearest(to: value, among: words))
      }
      result.options[option.name] = [value]
    case .repeated:
      result.options[option.name, default: []].append(try value(of: option, attached))
    case .many:
      var values = [try value(of: option, attached)]
      while let next = rest.first, !Self.isOption(next) {
        values.append(next)
        rest.removeFirst()
      }
      result.options[option.name, default: []] += values
    case .file:
      try parseFile(try value(of: option, attached))
    }
  }

  /// Parses a file's lines as if they stood here.
  private mutating func parseFile(_ path: String) throws(UsageError) {
    guard !openFiles.contains(path) else { return }
    openFiles.append(path)
    let behind = rest
    for line in try OptionsFile.read(path) {
      rest = line.words[...]
      do { try parse() } catch { throw .inFile(path, line: line.number, error) }
    }
    rest = behind
    openFiles.removeLast()
  }

  private mutating func value(
    of option: CommandDescription.Option, _ attached: String?
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.first, !Self.isOption(next) else {
      throw .missingValue(option: option.name, placeholder: option.placeholder ?? "")
    }
    rest.removeFirst()
    if next.isEmpty { throw .emptyValue(option: option.name) }
    return next
  }

  /// A lone dash is standard input.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-"
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    if !argument.hasPrefix("--") && argument.count > 2 {
      let value = argument.dropFirst(2)
      return (String(argument.prefix(2)), String(value.first == "=" ? value.dropFirst() : value))
    }
    guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}
