/// The text of a value in a failure.
package enum ValueDescription {
  /// Longer texts are cut in the middle of nowhere, so that one argument cannot fill the screen.
  static let maximumLength = 300

  package static func text<Value>(of value: Value) -> String {
    let text = full(value)
    guard text.utf8.count > maximumLength, text.count > maximumLength else { return text }
    return text.prefix(maximumLength) + "… (\(text.count) characters)"
  }

  private static func full<Value>(_ value: Value) -> String {
    switch value {
    case let string as String: return string.debugDescription
    case let substring as Substring: return substring.debugDescription
    case let character as Character: return character.debugDescription
    case let scalar as Unicode.Scalar: return scalar.debugDescription
    case let type as Any.Type: return "\(type).self"
    case let optional as any OptionalValue:
      return optional.wrappedValue.map { full($0) } ?? "nil"
    default:
      let type = Swift.type(of: value as Any)
      return isFunction(type) ? "{…}" : String(describing: value)
    }
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    // A function type cannot be asked for otherwise; no other type's name holds an arrow outside
    // angle brackets, parentheses and square brackets.
    var depth = 0
    var previous: Character = " "
    for character in "\(type)" {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous == "-":
        if depth == 0 { return true }
      case ">": depth -= 1
      default: break
      }
      previous = character
    }
    return false
  }
}
