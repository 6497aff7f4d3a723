/// What a command understands: the table from which its arguments are parsed and its help is made.
struct CommandDescription {
  struct Option {
    enum Value: Hashable {
      case none
      /// One value; the option may be given once.
      case one(String)
      /// One value each time that the option is given.
      case repeated(String)
      /// The values up to the next option, each time that the option is given.
      case many(String)
      /// One of a few words.
      case choice([String])
      /// A file with more arguments, each time that the option is given.
      case file(String)
    }

    /// With its dashes.
    var name: String
    var short: String?
    var value: Value
    var help: String

    init(_ name: String, short: String? = nil, _ value: Value = .none, help: String) {
      self.name = name
      self.short = short
      self.value = value
      self.help = help
    }

    /// `--output, -o FILE|FOLDER`
    var usage: String {
      let names = [short, name].compactMap(\.self).joined(separator: ", ")
      return placeholder.map { "\(names) \($0)" } ?? names
    }

    var placeholder: String? {
      switch value {
      case .none: nil
      case .one(let name), .repeated(let name), .file(let name): name
      case .many(let name): "\(name)…"
      case .choice(let words): words.joined(separator: "|")
      }
    }
  }

  /// The words behind the tool's name: `["generate"]`, or none for the tool itself.
  var words: [String]
  var abstract: String
  var discussion: String?
  /// What the positional arguments are called, `nil` if there are none.
  var positional: (name: String, help: String)?
  var options: [Option]
  var subcommands: [CommandDescription] = []

  var fullName: String { ([toolName] + words).joined(separator: " ") }

  /// `understudy generate PATH… [options]`
  var usage: String {
    var words = [fullName]
    if let positional { words.append("\(positional.name)…") }
    if !subcommands.isEmpty { words.append("<subcommand>") }
    if positional != nil { words.append("[options]") }
    return words.joined(separator: " ")
  }
}

let toolName = "understudy"
