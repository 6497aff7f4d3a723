import Foundation
import MockModel
import MockParsing
import Testing

/// The torture files of the oracle, cut and changed at random places: whatever comes out of it, the
/// parser comes back.
@Suite struct MutationTests {
  @Test(arguments: try TortureFile.all())
  func survivesChanges(_ file: TortureFile) {
    var random = SplitMix(seed: UInt64(file.bytes.count))
    for _ in 0..<150 {
      var bytes = file.bytes
      mutate(&bytes, with: &random)
      let parsed = MockParser.parse(bytes: bytes, path: file.name)
      #expect(
        parsed.diagnostics.allSatisfy { diagnostic in
          guard let place = diagnostic.location else { return false }
          return (0...bytes.count).contains(place.offset) && place.line >= 1 && place.column >= 1
        })
    }
  }

  @Test(arguments: try TortureFile.all())
  func isDeterministic(_ file: TortureFile) {
    let first = MockParser.parse(bytes: file.bytes, path: file.name)
    let second = MockParser.parse(bytes: file.bytes, path: file.name)
    #expect(first.types == second.types)
    #expect(first.diagnostics == second.diagnostics)
  }

  @Test func survivesEveryTruncation() throws {
    let file = try #require(try TortureFile.all().first { $0.name == "Members.swift" })
    for count in 0..<file.bytes.count {
      let parsed = MockParser.parse(bytes: Array(file.bytes.prefix(count)), path: file.name)
      #expect(parsed.types.count <= 2)
    }
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let marks = Array("{}()[]<>\"'`/\\#@:;,.=-?!&~\n\r\0 \u{FF}".utf8)
    for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes[place] = marks.randomElement(using: &random) ?? 0
      case 3: bytes.remove(at: place)
      case 4: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
      default:
        let end = Int.random(in: place..<min(bytes.count, place + 40), using: &random)
        bytes.insert(
          contentsOf: bytes[place...end], at: Int.random(in: 0..<bytes.count, using: &random))
      }
    }
  }
}

/// A file of `ParserOracle/Torture`.
struct TortureFile: CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var testDescription: String { name }

  static func all() throws -> [TortureFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("ParserOracle/Torture")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      TortureFile(
        name: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}

/// A small generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
