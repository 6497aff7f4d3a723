import Foundation
import Testing

@testable import MockGeneration

@Suite struct AtomicFileSinkTests {
  let folder = try! TemporaryFolder()

  /// Writes pieces to a file that holds a text already, and says whether it changed.
  private func write(_ pieces: [String], over old: String?) throws -> Bool {
    if let old { try folder.write(old, to: "out.swift") }
    let sink = try AtomicFileSink(folder("out.swift"))
    for piece in pieces { try sink.write(piece) }
    return try sink.finish()
  }

  @Test(
    arguments: [
      (["ab", "cd"], nil, true), (["ab", "cd"], "abcd", false), (["ab", "cd"], "abxx", true),
      (["ab", "cd"], "ab", true), (["ab"], "abcd", true), ([], "abcd", true), ([], nil, true),
      ([], "", false), ([""], "", false), (["ab", "cdef"], "abcd", true),
    ] as [([String], String?, Bool)])
  func pieces(_ pieces: [String], _ old: String?, _ changed: Bool) throws {
    #expect(try write(pieces, over: old) == changed)
    #expect(folder.text(of: "out.swift") == pieces.joined())
    #expect(folder.names() == ["out.swift"])
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 150_000, 299_999])
  func aLongTextThatDiffersAt(_ place: Int) throws {
    let old = (0..<30_000).map { String(1_000_000_000 + $0).dropFirst(1) + "\n" }.joined()
    var bytes = Array(old.utf8)
    bytes[place] = UInt8(ascii: "x")
    let new = String(decoding: bytes, as: UTF8.self)
    let pieces = stride(from: 0, to: bytes.count, by: 70_001).map {
      String(decoding: bytes[$0..<min($0 + 70_001, bytes.count)], as: UTF8.self)
    }
    #expect(try write(pieces, over: old))
    #expect(folder.text(of: "out.swift") == new)
    #expect(try write(pieces, over: nil) == false)
  }

  @Test func anEqualTextKeepsTheFile() throws {
    try folder.write("same", to: "out.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: folder("out.swift"))
    #expect(try write(["sa", "me"], over: nil) == false)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("out.swift"))
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test func permissionsStay() throws {
    try folder.write("old", to: "out.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder("out.swift"))
    #expect(try write(["new"], over: nil))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("out.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("old", to: "real.swift")
    try folder.link("out.swift", to: "real.swift")
    #expect(try write(["new"], over: nil))
    #expect(folder.text(of: "real.swift") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("out.swift"))
        == "real.swift")
  }

  @Test func withoutAnEndNothingChanges() throws {
    try folder.write("old", to: "out.swift")
    do {
      let sink = try AtomicFileSink(folder("out.swift"))
      try sink.write("new text")
      #expect(folder.text(of: "out.swift") == "old")
    }
    #expect(folder.text(of: "out.swift") == "old")
    #expect(folder.names() == ["out.swift"])
  }

  @Test func aFolderIsNoFile() throws {
    try folder.makeFolder("out")
    let error = #expect(throws: FileError.self) { try AtomicFileSink(folder("out")) }
    #expect(error.map { folder.relative($0.message) } == "cannot write 'out': is a folder")
  }

  @Test func aFolderThatIsAFileIsTold() throws {
    try folder.write("", to: "file")
    let sink = try AtomicFileSink(folder("file/out.swift"))
    let error = #expect(throws: FileError.self) { try sink.write("text") }
    #expect(
      error.map { folder.relative($0.message) } == "cannot write 'file/out.swift': not a directory")
  }
}
