extension Matcher where Value: Collection {
  /// Matches collections and strings without elements.
  public static var isEmpty: Matcher {
    Matcher(text: .fixed("empty")) { $0.isEmpty }
  }

  /// Matches collections and strings by their number of elements: `.count(3)`,
  /// `.count(.in(1...))`.
  ///
  /// - Parameter matcher: the condition on the number of elements.
  public static func count(_ matcher: Matcher<Int>) -> Matcher {
    Matcher(text: .made { "count \(matcher.description)" }) { matcher.matches($0.count) }
  }
}

extension Matcher where Value: Sequence {
  /// Matches sequences with at least one element that matches.
  ///
  /// - Parameter matcher: the condition on an element.
  public static func contains(where matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(text: .made { "containing \(matcher.description)" }) {
      $0.contains(where: matcher.matches)
    }
  }

  /// Matches sequences all of whose elements match; an empty one too.
  ///
  /// - Parameter matcher: the condition on each element.
  public static func all(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(text: .made { "all elements \(matcher.description)" }) {
      $0.allSatisfy(matcher.matches)
    }
  }
}

extension Matcher where Value: Sequence, Value.Element: Equatable {
  /// Matches sequences that hold the element.
  public static func contains(_ element: Value.Element) -> Matcher {
    describing("containing", element) { $0.contains(element) }
  }

  /// Matches sequences and strings that begin with the elements.
  public static func hasPrefix<Prefix: Sequence<Value.Element>>(_ prefix: Prefix) -> Matcher {
    describing("with prefix", prefix) { $0.starts(with: prefix) }
  }

  fileprivate static func describing<Part>(
    _ words: String, _ part: Part, _ predicate: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(text: .made { "\(words) \(ValueDescription.text(of: part))" }, predicate: predicate)
  }
}

extension Matcher where Value: BidirectionalCollection, Value.Element: Equatable {
  /// Matches collections and strings that end with the elements.
  public static func hasSuffix<Suffix: BidirectionalCollection<Value.Element>>(_ suffix: Suffix)
    -> Matcher
  {
    describing("with suffix", suffix) { $0.reversed().starts(with: suffix.reversed()) }
  }
}

extension Matcher where Value: StringProtocol {
  /// Matches strings that hold the text.
  public static func contains(_ text: String) -> Matcher {
    describing("containing", text) { text.isEmpty || $0.contains(text) }
  }

  /// Matches strings that are, as a whole, what the regular expression describes.
  ///
  /// - Parameter regex: the expression, such as `/[0-9]+/`.
  public static func matches(_ regex: some RegexComponent) -> Matcher {
    let regex = regex.regex
    return Matcher(text: .fixed("matching a regular expression")) {
      (try? regex.wholeMatch(in: String($0))) != nil
    }
  }

  /// Matches strings that hold what the regular expression describes.
  ///
  /// - Parameter regex: the expression, such as `/[0-9]+/`.
  public static func contains(_ regex: some RegexComponent) -> Matcher {
    let regex = regex.regex
    return Matcher(text: .fixed("containing a match of a regular expression")) {
      (try? regex.firstMatch(in: String($0))) != nil
    }
  }
}
