internal import UnderstudyRuntime

prefix operator ==
prefix operator >
prefix operator >=
prefix operator ===

extension Predicate where Input: Equatable {
  /// Accepts equal arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func equals(to value: Input) -> Predicate {
    let number = value as? Int
    let count = number.flatMap { $0 < 0 ? nil : CallCount(minimum: $0, maximum: $0) }
    return Predicate("\(value)", text: ValueDescription.text(of: value), count: count) {
      $0 == value
    }
  }

  /// Accepts equal arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func eq(_ value: Input) -> Predicate { equals(to: value) }
}

extension Predicate where Input: Comparable {
  /// Accepts greater arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func greater(than value: Input) -> Predicate {
    let number = value as? Int
    return comparing("greater than", value, minimum: number.map { $0 == .max ? $0 : $0 + 1 }) {
      $0 > value
    }
  }

  /// Accepts greater arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func gt(_ value: Input) -> Predicate { greater(than: value) }

  /// Accepts the value and greater arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func greaterThanOrEquals(to value: Input) -> Predicate {
    comparing("greater than or equals to", value, minimum: value as? Int) { $0 >= value }
  }

  /// Accepts the value and greater arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func ge(_ value: Input) -> Predicate { greaterThanOrEquals(to: value) }

  /// Accepts lesser arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func less(than value: Input) -> Predicate {
    let number = value as? Int
    return comparing("less than", value, maximum: number.map { $0 == .min ? $0 : $0 - 1 }) {
      $0 < value
    }
  }

  /// Accepts lesser arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func lt(_ value: Input) -> Predicate { less(than: value) }

  /// Accepts the value and lesser arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func lessThanOrEquals(to value: Input) -> Predicate {
    comparing("less than or equals to", value, maximum: value as? Int) { $0 <= value }
  }

  /// Accepts the value and lesser arguments.
  ///
  /// - Parameter value: what they are compared with.
  public static func le(_ value: Input) -> Predicate { lessThanOrEquals(to: value) }

  private static func comparing(
    _ words: String, _ value: Input, minimum: Int? = nil, maximum: Int? = nil,
    _ isFulfilled: @escaping (Input) -> Bool
  ) -> Predicate {
    var count: CallCount?
    if let minimum { count = CallCount(minimum: max(minimum, 0), maximum: nil) }
    if let maximum, maximum >= 0 { count = CallCount(minimum: 0, maximum: maximum) }
    return Predicate(
      "\(words) \(value)", text: "\(words) \(ValueDescription.text(of: value))", count: count,
      isFulfilled)
  }
}

extension Predicate where Input: AnyObject {
  /// Accepts the very same object.
  ///
  /// - Parameter object: the object.
  public static func identical(to object: Input) -> Predicate {
    Predicate("\(ObjectIdentifier(object))", text: "the same object as \(object)") {
      $0 === object
    }
  }

  /// Accepts the very same object.
  ///
  /// - Parameter object: the object.
  public static func id(_ object: Input) -> Predicate { identical(to: object) }
}

extension Predicate where Input == Bool {
  /// Accepts `true`.
  public static func isTrue() -> Predicate { Predicate("True") { $0 } }

  /// Accepts `false`.
  public static func isFalse() -> Predicate { Predicate("False") { !$0 } }
}

extension Predicate where Input: ExpressibleByNilLiteral {
  /// Accepts `nil`.
  public static func isNil() -> Predicate {
    Predicate("nil") { ($0 as? any OptionalValue).map { $0.isNil } ?? false }
  }
}

extension OptionalValue {
  fileprivate var isNil: Bool { optional == nil }
}

/// Accepts equal arguments: `==3`.
public prefix func == <Input: Equatable>(value: Input) -> Predicate<Input> { .equals(to: value) }

/// Accepts greater arguments: `>3`.
public prefix func > <Input: Comparable>(value: Input) -> Predicate<Input> { .greater(than: value) }

/// Accepts the value and greater arguments: `>=3`.
public prefix func >= <Input: Comparable>(value: Input) -> Predicate<Input> {
  .greaterThanOrEquals(to: value)
}

/// Accepts the very same object: `===user`.
public prefix func === <Input: AnyObject>(object: Input) -> Predicate<Input> {
  .identical(to: object)
}
