import MockModel
import Testing

@testable import MockGeneration

@Suite struct BytesTests {
  @Test(arguments: [
    ("", -1), ("plain", -1), ("grün €😀 e\u{301}", -1), (String(repeating: "ä", count: 100), -1),
  ])
  func validText(_ text: String, _ offset: Int) {
    #expect(firstError(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0),
      ([0xE0, 0x9F, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0),
      ([0xF0, 0x9F, 0x98, 0x41], 0), ([UInt8](repeating: 0x61, count: 19) + [0xFF], 19),
    ] as [([UInt8], Int)])
  func invalidText(_ bytes: [UInt8], _ offset: Int) {
    #expect(firstError(bytes)?.offset == offset)
  }

  @Test func everyScalarIsValid() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(UTF8.encode(scalar)!)
      if firstError(bytes) != nil {
        Issue.record("U+\(String(value, radix: 16)) is not accepted")
      }
    }
  }

  @Test func thePlaceOfAnError() {
    #expect(
      firstError(Array("a\nbä".utf8) + [0xFF])
        == MockModel.SourceLocation(offset: 5, line: 2, column: 4))
  }

  @Test(arguments: [
    ("struct Handle: ~Copyable {", ["Handle"]),
    ("public struct Box<T: P>: Q, ~Copyable where T: R {\n}\nenum E: ~Escapable {}", ["Box", "E"]),
    ("struct `Type`\n  :\n  ~Copyable\n{}", ["Type"]),
    ("protocol P: ~Copyable {}", []),
    ("struct S { func f<T: ~Copyable>(_ t: borrowing T) {} }", []),
    ("enum Opt<T: ~Copyable> { case a }\nextension Opt where T: ~Copyable {}", []),
    ("struct S {}\nlet a = ~Copyable", []),
    ("struct S: ~Copyables {}", []),
    ("~", []),
  ])
  func typesThatCannotBeKept(_ text: String, _ names: [String]) {
    #expect(
      Array(text.utf8).withUnsafeBufferPointer { UnkeptTypeSearch().names(in: $0) } == names)
  }

  @Test(arguments: [
    ("struct Mock {}", ["Mock"], []),
    ("class Mock", ["Mock"], []),
    ("  enum Matcher {\n\tactor Mock {}", [], ["Matcher", "Mock"]),
    ("@MainActor public final class Mock: Base {", ["Mock"], []),
    ("import A\n\npublic protocol   Mock {}\ntypealias Error = A.Error", ["Error", "Mock"], []),
    ("indirect enum Never {}\npackage struct Int {}", ["Int", "Never"], []),
    ("struct Shelf {}\nstructure Mock\nlet struct Mock\nself.struct Mock", [], []),
    ("nonisolated(unsafe) struct Mock\nstruct\nMock\nstruct", [], []),
    ("", [], []),
    ("public", [], []),
  ])
  func declaredNames(_ text: String, _ global: [String], _ nested: [String]) {
    let names = Array(text.utf8).withUnsafeBufferPointer { DeclaredNames(in: $0) }
    #expect(names.global.sorted() == global)
    #expect(names.nested.sorted() == nested)
  }

  @Test(arguments: [
    ("protocol", "a protocol", 2), ("protocol", "protocol", 0), ("protocol", "protoco", nil),
    ("protocol", "proto protocolprotocol", 6), ("a", "bca", 2), ("aa", "aba", nil),
    ("ab", "aab", 1), ("", "a", nil), ("x", "", nil), ("typealias", "typealia typealias", 9),
  ])
  func search(_ word: String, _ text: String, _ place: Int?) {
    #expect(
      Array(text.utf8).withUnsafeBufferPointer { ByteSearch(word).firstPlace(in: $0, from: 0) }
        == place)
  }

  @Test(arguments: [
    ("struct A { class B {} }", false), ("protocol P {}", true), ("typealias A = B", true),
    ("/// @mockable\nclass A {}", true), ("// sourcery: AutoMockable\nclass A {}", true),
    ("// @mockable\nactor A {}", true), ("@Mockable struct A {}", true), ("// block", false),
    ("", false),
  ])
  func prefilter(_ text: String, _ accepted: Bool) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { SourcePrefilter().accepts($0) } == accepted)
  }

  @Test(
    arguments: [
      ("@globalActor actor Database {}", ["Database"]),
      ("@globalActor\npublic final class Über { }", ["Über"]),
      ("@globalActor @available(macOS 15, *) struct A {}\n@globalActor enum B_1 {}", ["A", "B_1"]),
      ("// @globalActor", []), ("@globalActor", []), ("@globalActor actor", []),
      (
        "// about @globalActor, and how it is used: long, long, long before the next actor of the file",
        []
      ),
    ] as [(String, [String])])
  func globalActors(_ text: String, _ names: [String]) {
    #expect(
      Array(text.utf8).withUnsafeBufferPointer { GlobalActorSearch().names(in: $0) } == names)
  }

  private func firstError(_ bytes: [UInt8]) -> MockModel.SourceLocation? {
    bytes.withUnsafeBufferPointer { UTF8Validation.firstError(in: $0) }
  }
}
