internal import UnderstudyRuntime

/// A call of a mock, as it is compared with others.
///
/// Two calls are the same when their functions are, and their arguments are equal: by `==` where they
/// are `Equatable`, element by element in arrays and dictionaries, else by their text.
public struct CallSummary: Equatable, CustomStringConvertible, @unchecked Sendable {
  /// The function with its labels, as `#function` gives it.
  public let functionSignature: String
  let values: [Any?]

  init(_ functionSignature: String, _ values: [Any?]) {
    self.functionSignature = functionSignature
    self.values = values
  }

  /// The function without its labels.
  public var functionName: String { String(functionSignature.prefix { $0 != "(" }) }

  /// The arguments as text.
  public var arguments: [String] { values.map(Self.text) }

  public var description: String { "\(functionName)(\(arguments.joined(separator: ",")))" }

  public static func == (left: CallSummary, right: CallSummary) -> Bool {
    left.functionSignature == right.functionSignature && left.values.count == right.values.count
      && zip(left.values, right.values).allSatisfy(areEqual)
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    LooseEquality.areEqual(first, second) { first, second in
      if first is any Equatable { return Matcher<Any?>.value(first).matches(second) }
      return type(of: first) == type(of: second) && text(of: first) == text(of: second)
    }
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case nil: return "nil"
    case let optional as any OptionalValue: return text(of: optional.wrappedValue)
    case let list as [Any?]: return "[\(list.map(text).joined(separator: ","))]"
    case let table as [String: Any?]:
      let entries = table.sorted { $0.key < $1.key }.map { "\($0.key):\(text(of: $0.value))" }
      return "[\(entries.joined(separator: ","))]"
    case let value?: return String(describing: value)
    }
  }
}
