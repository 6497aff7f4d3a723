internal import UnderstudyRuntime

/// Stands for any string in a call that is recorded: `mock.stub().call(mock.greet(anyString()))`.
public func anyString() -> String { RecordedMatcher.anyString.placed() }

/// Stands for any integer in a call that is recorded.
public func anyInt() -> Int { RecordedMatcher.anyInt.placed() }

/// Stands for any floating-point number in a call that is recorded.
public func anyDouble() -> Double { RecordedMatcher.anyDouble.placed() }

/// Stands for `true` and `false` in a call that is recorded.
public func anyBool() -> Bool { RecordedMatcher.anyBool.placed() }

/// Stands for any value of a type in a call that is recorded.
///
/// - Parameters:
///   - placeholder: a value of the type, which the mock is called with while it is recorded.
///   - predicate: what must hold of the value; nothing if nothing is said.
public func anyValue<Value>(
  like placeholder: Value, where predicate: @escaping (Value) -> Bool = { _ in true }
) -> Value {
  RecordedMatcher.anyValue(placeholder, predicate).placed()
}

extension Mock {
  /// Stands for any string in a call that is recorded: `mock.greet(mock.anyString())`.
  public func anyString() -> String { RecordedMatcher.anyString.placed(in: self) }

  /// Stands for any integer in a call that is recorded.
  public func anyInt() -> Int { RecordedMatcher.anyInt.placed(in: self) }

  /// Stands for any floating-point number in a call that is recorded.
  public func anyDouble() -> Double { RecordedMatcher.anyDouble.placed(in: self) }

  /// Stands for `true` and `false` in a call that is recorded.
  public func anyBool() -> Bool { RecordedMatcher.anyBool.placed(in: self) }

  /// Stands for any value of a type in a call that is recorded.
  ///
  /// - Parameters:
  ///   - placeholder: a value of the type, which the mock is called with while it is recorded.
  ///   - predicate: what must hold of the value; nothing if nothing is said.
  public func anyValue<Value>(
    like placeholder: Value, where predicate: @escaping (Value) -> Bool = { _ in true }
  ) -> Value {
    RecordedMatcher.anyValue(placeholder, predicate).placed(in: self)
  }
}

/// A ``RecordedMatcher`` for values of a type.
private struct TypedMatcher<Value> {
  let placeholder: Value
  let recorded: RecordedMatcher

  init(_ name: String, _ placeholder: Value, _ predicate: @escaping (Value) -> Bool = { _ in true })
  {
    self.placeholder = placeholder
    recorded = RecordedMatcher(
      name: name, placeholder: placeholder as Any?,
      matcher: Matcher(describedBy: { "any \(Value.self)" }) { argument in
        (argument as Any as? Value).map(predicate) ?? false
      })
  }

  /// The placeholder, for the call that is recorded on this thread.
  func placed() -> Value {
    if let handler = RecordingContext.handler {
      handler.add(recorded)
    } else {
      FailureReporter.ofCurrentTest.report(
        MockFailure(
          "\(recorded.name) is no argument of a call that is recorded: write it in call(…)",
          location: .here()))
    }
    return placeholder
  }

  func placed(in mock: any Mock) -> Value {
    guard let handler = mock.callHandler as? MockCallHandlerImpl else { return placed() }
    handler.add(recorded)
    return placeholder
  }
}

extension RecordedMatcher {
  // Values that no test is likely to mean.
  fileprivate static var anyString: TypedMatcher<String> {
    TypedMatcher("anyString()", "\u{FFFC} any string")
  }

  fileprivate static var anyInt: TypedMatcher<Int> { TypedMatcher("anyInt()", .min + 19_937) }

  fileprivate static var anyDouble: TypedMatcher<Double> {
    TypedMatcher("anyDouble()", -1.993_7e301)
  }

  fileprivate static var anyBool: TypedMatcher<Bool> { TypedMatcher("anyBool()", false) }

  fileprivate static func anyValue<Value>(
    _ placeholder: Value, _ predicate: @escaping (Value) -> Bool
  ) -> TypedMatcher<Value> {
    TypedMatcher("anyValue(like:)", placeholder, predicate)
  }
}
