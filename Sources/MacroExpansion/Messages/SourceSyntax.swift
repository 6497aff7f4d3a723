/// A piece of source text that the compiler sends, and where it stands.
struct SourceSyntax: Equatable, Sendable {
  /// With the comments and spaces in front of it.
  var text: String
  var file: String
  /// The number of UTF-8 bytes of the file in front of the text.
  var offset: Int
}

extension SourceSyntax {
  init?(_ json: JSON?) {
    guard let text = json?["source"]?.string else { return nil }
    self.text = text
    let location = json?["location"]
    file = location?["fileName"]?.string ?? ""
    offset = location?["offset"]?.integer ?? 0
  }

  /// The place of a byte of the text.
  func position(_ place: Int) -> SourcePosition {
    SourcePosition(file: file, offset: offset + place)
  }

  func range(_ places: Range<Int>) -> PositionRange {
    PositionRange(file: file, start: offset + places.lowerBound, end: offset + places.upperBound)
  }
}

struct SourcePosition: Equatable, Sendable {
  var file: String
  var offset: Int
}

struct PositionRange: Equatable, Sendable {
  var file: String
  var start: Int
  var end: Int
}
