internal import MockModel

/// Text that knows where it may be broken into lines.
enum Layout: Hashable, Sendable {
  case text(String)
  /// A type, which can be broken at the commas of its outer generic arguments or tuple.
  case type(TypeNode)
  /// A type that stays on one line.
  case spelling(TypeNode)
  case row([Layout])
  case list(Style, [Layout])

  /// How a list is enclosed, and where its end goes when it is broken.
  enum Style: Hashable, Sendable {
    /// `(…)`, whose end gets a line of its own.
    case parameters
    /// `(…)`
    case arguments
    /// `<…>`, whose end gets a line of its own.
    case generics
    /// `.set(…)`
    case setter

    var open: String {
      switch self {
      case .parameters, .arguments: "("
      case .generics: "<"
      case .setter: ".set("
      }
    }

    var close: String { self == .generics ? ">" : ")" }

    var closesOnOwnLine: Bool { self == .parameters || self == .generics }
  }

  static let lineLength = 100

  /// Everything on one line.
  var flat: String {
    var flat = FlatText()
    flat.add(self)
    return flat.text
  }

  static func call(_ callee: String, _ arguments: [Layout]) -> Layout {
    .row([.text(callee), .list(.arguments, arguments)])
  }

  static func generic(_ name: String, _ arguments: [Layout]) -> Layout {
    .row([.text(name), .list(.generics, arguments)])
  }
}

extension Layout: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}
