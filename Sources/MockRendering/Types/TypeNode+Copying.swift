internal import MockModel

extension TypeNode {
  /// Whether nothing but copyable types of the standard library make up the type, so that an argument
  /// that is `borrowing` or `consuming` can be kept.
  var isSurelyCopyable: Bool {
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

  /// Types whose values must not outlive the call.
  var isNonescapable: Bool {
    switch self {
    case .named(let components):
      let name = components.last!.name
      return name.hasSuffix("Span") && Self.nonescapable.contains(name)
    case .optional(let type), .attributed(_, _, let type): return type.isNonescapable
    default: return false
    }
  }

  private static let nonescapable: Set<String> = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]
}
