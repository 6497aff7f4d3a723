extension Matcher {
  /// Matches values by one of their properties: `.has(\.name, "Ann")`,
  /// `.has(\.age, .atLeast(18))`.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - matcher: the condition on the property's value.
  public static func has<Part>(_ keyPath: KeyPath<Value, Part>, _ matcher: Matcher<Part>) -> Matcher
  {
    Matcher(
      text: .made { "\(Self.name(of: keyPath)) \(matcher.description)" },
      capture: matcher.capture.map { capture in { capture($0[keyPath: keyPath]) } }
    ) { matcher.matches($0[keyPath: keyPath]) }
  }

  /// Matches values of a type: of a subclass, or behind an existential.
  ///
  /// - Parameter type: the type to test for, as `is` does.
  public static func isA<Wanted>(_ type: Wanted.Type) -> Matcher {
    Matcher(text: .made { "a \(type)" }) { $0 is Wanted }
  }

  /// Matches values of a type that fulfil a condition.
  ///
  /// - Parameters:
  ///   - type: the type to test for, as `as?` does.
  ///   - matcher: the condition on the value as that type.
  public static func isA<Wanted>(_ type: Wanted.Type, _ matcher: Matcher<Wanted>) -> Matcher {
    Matcher(
      text: .made { "a \(type): \(matcher.description)" },
      capture: matcher.capture.map { capture in { ($0 as? Wanted).map(capture) } }
    ) { ($0 as? Wanted).map(matcher.matches) ?? false }
  }

  /// The path without the root's type and without addresses: `\.address.street`. A computed
  /// property has no name at run time: `\.friends.<computed Int>`.
  private static func name(of keyPath: AnyKeyPath) -> String {
    var text = Substring("\(keyPath)".drop { $0 != "." })
    var name = "\\"
    while let start = text.firstRange(of: "<computed 0x") {
      name += text[..<start.lowerBound] + "<computed "
      let description = text[start.upperBound...].drop { $0 != "(" }.dropFirst()
      let type = description.prefix { $0 != ">" }
      name += type.dropLast() + ">"
      text = description[type.endIndex...].dropFirst()
    }
    return name + text
  }
}
