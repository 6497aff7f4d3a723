/// A command line that makes no sense.
indirect enum UsageError: Error, Hashable {
  case unknownOption(String, suggestion: String?)
  case unknownSubcommand(String, suggestion: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case emptyValue(option: String)
  case repeatedOption(String)
  case invalidChoice(option: String, value: String, choices: [String], suggestion: String?)
  case missingPositional(String)
  case unexpectedArgument(String)
  case unreadableFile(String)
  case inFile(String, line: Int, UsageError)

  var message: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'" + Self.didYouMean(suggestion)
    case .unknownSubcommand(let name, let suggestion):
      "unknown subcommand '\(name)'" + Self.didYouMean(suggestion)
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "option '\(option)' takes no value, but '\(value)' was given"
    case .emptyValue(let option): "the value of option '\(option)' is empty"
    case .repeatedOption(let option): "option '\(option)' was given more than once"
    case .invalidChoice(let option, let value, let choices, let suggestion):
      "'\(value)' is no value of option '\(option)': "
        + "it takes \(Self.enumerated(choices))" + Self.didYouMean(suggestion)
    case .missingPositional(let name): "missing argument \(name)"
    case .unexpectedArgument(let argument): "unexpected argument '\(argument)'"
    case .unreadableFile(let message): message
    case .inFile(let path, let line, let error): "\(path):\(line): \(error.message)"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func enumerated(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    return quoted.dropLast().joined(separator: ", ") + " or \(quoted.last!)"
  }
}
