/// The arguments of a call as a list: for mocks that hand on what they are called with, as
/// `mocked(name, age)` does, and whose signature nobody knows before the call.
package struct ArgumentList: @unchecked Sendable {
  /// The arguments, in order.
  package var elements: [Any?]

  package init(_ elements: [Any?]) { self.elements = elements }
}

/// The matcher of one element of an ``ArgumentList``.
private final class ElementMatcher: TypedArgumentMatcher<Any?> {
  private let index: Int

  init(_ matcher: Matcher<Any?>, index: Int) {
    self.index = index
    super.init(
      matcher, offset: 0, size: MemoryLayout<ArgumentList>.size,
      predicate: matcher.predicate.map { predicate in
        { list in
          let elements = list.assumingMemoryBound(to: ArgumentList.self).pointee.elements
          guard index < elements.count else { return true }
          return withUnsafePointer(to: elements[index]) { predicate($0) }
        }
      })
  }

  override func value(at list: UnsafeRawPointer) -> Any? {
    let elements = list.assumingMemoryBound(to: ArgumentList.self).pointee.elements
    return index < elements.count ? elements[index] : nil
  }
}

extension ArgumentPattern {
  /// The matchers for the elements of an ``ArgumentList``. What has no counterpart, on either side,
  /// is ignored.
  package convenience init(list matchers: [Matcher<Any?>]) {
    self.init(matchers.enumerated().map { ElementMatcher($0.element, index: $0.offset) })
  }

  /// Whether the arguments match.
  package func matches(_ list: ArgumentList) -> Bool {
    withUnsafePointer(to: list) { matches(at: $0) }
  }
}

extension Matcher {
  /// A matcher whose description is made when a failure needs it.
  package init(describedBy text: @escaping () -> String, where predicate: @escaping (Value) -> Bool)
  {
    self.init(text: .made(text), predicate: predicate)
  }
}
