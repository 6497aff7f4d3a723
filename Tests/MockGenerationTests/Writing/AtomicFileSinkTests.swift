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
