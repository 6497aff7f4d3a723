package import MockModel

extension TypeNode {
  /// Whether nothing but copyable types of the standard library make up the type, so that an argument
  /// that is `borrowing` or `consuming` can be kept.
  package var isSurelyCopyable: Bool {
    switch self {
    case .named(let components):
      return components.count == 1 && Self.copyable.contains(components[0].name)
        && components[0].genericArguments.allSatisfy(\.isSurelyCopyable)
    case .optional(let type), .implicitlyUnwrapped(let type): return type.isSurelyCopyable
    case .array, .dictionary, .metatype, .function: return true
    case .tuple(let elements): return elements.allSatisfy(\.type.isSurelyCopyable)
    case .any(let constraint):
      return !constraint.contains {
        if case .suppressed = $0 { return true }
        return false
      }
    case .attributed(_, _, let type): return type.isSurelyCopyable
    default: return false
    }
  }

  private static let copyable: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int",
    "Int8",
    "Int16", "Int32", "Int64", "Optional", "Range", "ClosedRange", "Set", "String", "Substring",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void", "Data", "Date", "URL", "UUID",
    "Duration",
  ]

  /// Whether a value of the type may hold one of a type that cannot be kept.
  ///
  /// - Parameter unkept: the names of such types, as they are written.
  func holds(unkept: Set<String>) -> Bool {
    guard !unkept.isEmpty else { return false }
    switch self {
    case .named(let components):
      return unkept.contains(components.nameAlone)
        || components.contains { $0.genericArguments.contains { $0.holds(unkept: unkept) } }
    case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, _, let type):
      return type.holds(unkept: unkept)
    case .tuple(let elements): return elements.contains { $0.type.holds(unkept: unkept) }
    default: return false
    }
  }

  /// Types whose values must not outlive the call.
  package var isNonescapable: Bool {
    switch self {
    case .named(let components):
      let name = components.last!.name
      return name.utf8.last == UInt8(ascii: "n") && Self.nonescapable.contains(name)
    case .optional(let type), .attributed(_, _, let type): return type.isNonescapable
    default: return false
    }
  }

  static let nonescapable = NameSet([
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ])
}
