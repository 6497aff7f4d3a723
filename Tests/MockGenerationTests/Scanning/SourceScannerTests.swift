import MockGeneration
import MockModel
import MockResolving
import Testing

@Suite struct SourceScannerTests {
  let folder = try! TemporaryFolder()

  private func scan(
    _ paths: [String], excludes: [String] = []
  ) -> (files: [String], messages: [String], excludedCount: Int) {
    var scanner = SourceScanner(excludes: excludes.map { Glob($0) })
    for path in paths { scanner.add(path, role: .mocked) }
    return (
      scanner.files.map { folder.relative($0.path) },
      scanner.diagnostics.map { folder.relative($0.message) }, scanner.excludedCount
    )
  }

  @Test func swiftFilesOfAFolderInOrder() throws {
    for name in [
      "b.swift", "a/z.swift", "B.swift", "a.swift", "a/deep/er/x.swift", "c.txt",
      "d.swiftinterface",
      ".hidden.swift", ".build/x.swift", ".git/x.swift", "DerivedData/x.swift", "a.b/y.swift",
    ] {
      try folder.write("", to: name)
    }
    let result = scan([folder.path])
    #expect(
      result.files == [
        "B.swift", "a/deep/er/x.swift", "a/z.swift", "a.b/y.swift", "a.swift", "b.swift",
      ])
    #expect(result.messages == [])
  }

  @Test func aFileCountsWhateverItsName() throws {
    try folder.write("", to: "d.swiftinterface")
    try folder.write("", to: ".hidden/x")
    #expect(
      scan([folder("d.swiftinterface"), folder(".hidden/x")]).files == [
        "d.swiftinterface", ".hidden/x",
      ])
  }

  @Test func slashesBehindAFolderDoNotShow() throws {
    try folder.write("", to: "a/x.swift")
    #expect(scan([folder("a//")]).files == ["a/x.swift"])
  }

  @Test func standardInputOnce() {
    #expect(scan(["-", "-"]).files == ["<stdin>"])
  }

  @Test func globsLeaveOut() throws {
    for name in ["a/x.swift", "a/Gen/y.swift", "b/x.swift", "b/Long.generated.swift"] {
      try folder.write("", to: name)
    }
    let byName = scan([folder.path], excludes: ["*.generated.swift", "Gen"])
    #expect(byName.files == ["a/x.swift", "b/x.swift"])
    #expect(byName.excludedCount == 2)
    #expect(
      scan([folder.path], excludes: ["a/*.swift"]).files == [
        "a/Gen/y.swift", "b/Long.generated.swift", "b/x.swift",
      ])
    #expect(
      scan([folder.path], excludes: [folder("b/**")]).files == [
        "a/Gen/y.swift", "a/x.swift",
      ])
    #expect(scan([folder("a/x.swift")], excludes: ["x.swift"]).files == [])
  }

  @Test func linksAreFollowedOnce() throws {
    try folder.write("", to: "real/x.swift")
    try folder.write("", to: "y.swift")
    try folder.makeFolder("a")
    try folder.link("a/linked", to: "../real")
    try folder.link("a/z.swift", to: "../y.swift")
    #expect(scan([folder.path]).files == ["a/linked/x.swift", "a/z.swift", "y.swift"])
  }

  @Test func aLoopIsTold() throws {
    try folder.write("", to: "a/b/x.swift")
    try folder.link("a/b/up", to: "..")
    let result = scan([folder.path])
    #expect(
      result.messages == [
        "folder 'a/b/up' leads back to 'a' by a symbolic link; "
          + "leave it out with --exclude 'a/b/up'"
      ])
    let excluded = scan([folder.path], excludes: ["a/b/up"])
    #expect(excluded.messages == [])
    #expect(excluded.files == ["a/b/x.swift"])
  }

  @Test func whatIsNotThereIsTold() throws {
    #expect(
      scan([folder("nothing")]).messages == [
        "cannot read 'nothing': no such file or directory"
      ])
    try folder.write("", to: "file.swift")
    #expect(
      scan([folder("file.swift/x")]).messages == [
        "cannot read 'file.swift/x': not a directory"
      ])
  }

  @Test func aDanglingLinkOfASwiftFileIsTold() throws {
    try folder.link("gone.swift", to: "nothing")
    try folder.link("gone.txt", to: "nothing")
    #expect(
      scan([folder.path]).messages == [
        "cannot read 'gone.swift': no such file or directory"
      ])
  }

  @Test func aLinkToItselfIsTold() throws {
    try folder.link("self.swift", to: "self.swift")
    #expect(
      scan([folder.path]).messages == [
        "cannot read 'self.swift': too many levels of symbolic links"
      ])
  }
}
