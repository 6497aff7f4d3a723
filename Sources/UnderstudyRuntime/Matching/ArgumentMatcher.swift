/// A matcher at the place of its argument in the memory of the arguments' tuple. The pointers are
/// to the argument itself.
class ArgumentMatcher {
  /// The bytes between the beginning of the tuple and the argument.
  final let offset: Int
  /// The bytes of the argument.
  final let size: Int
  final let predicate: ((UnsafeRawPointer) -> Bool)?

  /// A part of the argument that is not as wanted.
  struct Mismatch {
    /// The way from the argument to the part; empty for the argument itself.
    let path: String
    let wanted: String
    let actual: String?

    /// Parts beyond these say no more than that two values have little in common.
    static let maximum = 5
  }

  init(offset: Int, size: Int, predicate: ((UnsafeRawPointer) -> Bool)?) {
    self.offset = offset
    self.size = size
    self.predicate = predicate
  }

  var captures: Bool { false }
  func capture(at argument: UnsafeRawPointer) {}
  var description: String { "" }
  var uncomparableType: Any.Type? { nil }
  func mismatches(at argument: UnsafeRawPointer) -> [Mismatch] { [] }
  func argumentDescription(at argument: UnsafeRawPointer) -> String { "" }
}

/// The matcher of an argument whose type is `Value`.
class TypedArgumentMatcher<Value>: ArgumentMatcher {
  private let matcher: Matcher<Value>

  init(
    _ matcher: Matcher<Value>, offset: Int, size: Int = MemoryLayout<Value>.size,
    predicate: ((UnsafeRawPointer) -> Bool)?
  ) {
    self.matcher = matcher
    super.init(offset: offset, size: size, predicate: predicate)
  }

  func value(at argument: UnsafeRawPointer) -> Value {
    argument.assumingMemoryBound(to: Value.self).pointee
  }

  override var captures: Bool { matcher.capture != nil }
  override func capture(at argument: UnsafeRawPointer) { matcher.capture?(value(at: argument)) }
  override var description: String { matcher.description }
  override var uncomparableType: Any.Type? { matcher.uncomparableType }

  override func mismatches(at argument: UnsafeRawPointer) -> [Mismatch] {
    let value = value(at: argument)
    guard !matcher.matches(value) else { return [] }
    guard case .value(let wanted) = matcher.text else {
      return [Mismatch(path: "", wanted: matcher.description, actual: nil)]
    }
    let differences = ValueDifference.differences(wanted: wanted, actual: value)
    guard !differences.isEmpty, differences.allSatisfy({ !$0.path.isEmpty }) else {
      return [Mismatch(path: "", wanted: matcher.description, actual: nil)]
    }
    return differences.prefix(Mismatch.maximum).map {
      Mismatch(path: $0.path, wanted: $0.wanted, actual: $0.actual)
    }
  }

  override func argumentDescription(at argument: UnsafeRawPointer) -> String {
    ValueDescription.text(of: value(at: argument))
  }
}

/// The matcher of an argument whose type is known at run time alone. It stands at the beginning of the
/// tuple, and takes the argument out of it.
private final class ElementMatcher: ArgumentMatcher {
  private let text: String

  init<Input>(_ matcher: AnyMatcher, index: Int, count: Int, in type: Input.Type) {
    text = matcher.description
    super.init(
      offset: 0, size: 0,
      predicate: matcher.accepts.map { accepts in
        { arguments in
          let input = arguments.assumingMemoryBound(to: Input.self).pointee
          if count == 1 { return accepts(input) }
          let elements = Mirror(reflecting: input).children
          return accepts(elements[elements.index(elements.startIndex, offsetBy: index)].value)
        }
      })
  }

  override var description: String { text }
}

extension ArgumentPattern {
  /// The pattern for a tuple of arguments some of whose types are generic.
  convenience init<Input>(_ matchers: [AnyMatcher], in type: Input.Type) {
    self.init(
      matchers.enumerated().map { index, matcher in
        ElementMatcher(matcher, index: index, count: matchers.count, in: type)
      })
  }
}

extension [ArgumentMatcher] {
  /// Adds the matcher of the next argument.
  ///
  /// - Parameters:
  ///   - matcher: the argument's matcher.
  ///   - end: where the argument before it ends; then where this one ends.
  mutating func append<Value>(_ matcher: Matcher<Value>, behind end: inout Int) {
    // A tuple is laid out like a struct: each element at the next multiple of its alignment.
    let alignment = MemoryLayout<Value>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Value>.size
    append(TypedArgumentMatcher(matcher, offset: offset, predicate: matcher.predicate))
  }
}
