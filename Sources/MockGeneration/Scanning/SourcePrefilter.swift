internal import MockModel

/// Tells by the bytes alone whether a file can hold anything that matters to a mock: most files of a
/// project hold no protocol and no type that asks for a mock, and need not be parsed.
struct SourcePrefilter: Sendable {
  private let keywords = ["protocol", "typealias"].map(ByteSearch.init)
  private let marks: [ByteSearch]

  init(style: MockStyle = .native) {
    // In the native style each ends in this: `@mockable`, `@Mockable`, `AutoMockable`.
    let marks = style == .native ? ["ockable"] : style.annotations.sorted()
    self.marks = marks.map(ByteSearch.init)
  }

  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    keywords.contains { $0.isFound(in: text) } || marks.contains { $0.isFound(in: text) }
  }
}
