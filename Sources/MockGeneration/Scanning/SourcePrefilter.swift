internal import MockModel

/// Tells by the bytes alone whether a file can hold anything that matters to a mock: most files of a
/// project hold no protocol, and need not be parsed.
struct SourcePrefilter: Sendable {
  private let keywords = ["protocol", "typealias"].map(ByteSearch.init)
  private let classKeyword = ByteSearch("class")
  private let marks: [ByteSearch]

  init(style: MockStyle = .native) {
    let marks = style == .native ? ["@mockable", "@Mockable"] : []
    self.marks = (marks + style.annotations.sorted()).map(ByteSearch.init)
  }

  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    keywords.contains { $0.isFound(in: text) }
      || (classKeyword.isFound(in: text) && marks.contains { $0.isFound(in: text) })
  }
}
