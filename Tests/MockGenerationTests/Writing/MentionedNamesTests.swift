import Foundation
import MockGeneration
import Testing

/// Names that change how a mock is written, wherever its types mention them.
@Suite struct MentionedNamesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// A line of the mocks.
    let line: String

    init(_ name: String, _ source: String, _ line: String) {
      testDescription = name
      self.source = source
      self.line = line
    }
  }

  @Test(arguments: [
    Row(
      "a name that nobody needs", "protocol P { func f(_ a: Shelf) }",
      "struct Members<Role>: MockMembers {"),
    Row(
      "the builder's name", "protocol P { func f(_ a: Members.Item) }",
      "struct UnderstudyMembers<Role>: MockMembers {"),
    Row(
      "the role's name, inside another type", "protocol P { var a: [String: [Role]] { get } }",
      "struct Members<UnderstudyRole>: MockMembers {"),
    Row(
      "the name of a parent's type", "protocol Q { func f() -> Role? }\nprotocol P: Q {}",
      "struct Members<UnderstudyRole>: MockMembers {"),
    Row(
      "Self", "protocol P { func f() -> Self }",
      "private let understudyF: FunctionMock<Void, PMock, Never>"),
    Row(
      "Self, in front of a nested name", "protocol P { func f(_ a: [Self.Key]) }",
      "private let understudyF: FunctionMock<[PMock.Key], Void, Never>"),
    Row(
      "a bare protocol", "protocol P { func f(_ a: Result<Int, Error>) }",
      "private let understudyF: FunctionMock<Result<Int, any Error>, Void, Never>"),
    Row(
      "a bare protocol behind a typealias",
      "protocol P {\ntypealias Excuse = () -> Error\nfunc f(_ a: @autoclosure Excuse)\n}",
      "private let understudyF: FunctionMock<any Error, Void, Never>"),
    Row(
      "a bare protocol behind an associated type",
      "protocol P {\nassociatedtype Entry = [Error]\nfunc f()\n}", "typealias Entry = [any Error]"),
    Row(
      "a bare protocol in backticks", "protocol `Type` {}\nprotocol P { func f(_ a: `Type`) }",
      "private let understudyF: FunctionMock<any `Type`, Void, Never>"),
    Row(
      "a bare protocol in a generic clause",
      "protocol P {\nassociatedtype A: Sequence where A.Element == Error\nfunc f() -> A\n}",
      "<A: Sequence>: P, Mock, @unchecked Sendable where A.Element == any Error {"),
    Row(
      "a bare protocol of the sources, nested",
      "enum Shop { protocol Till {} }\nprotocol P { func f(_ a: Shop.Till) }",
      "private let understudyF: FunctionMock<any Shop.Till, Void, Never>"),
  ])
  func changesTheMock(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(row.source, to: "P.swift")
    let report = Generator(
      GenerationRequest(paths: [folder("P.swift")], output: .file(folder("PMocks.swift")))
    ).run()
    #expect(!report.hasErrors)
    let text = try #require(folder.text(of: "PMocks.swift"))
    let mock = try #require(text.components(separatedBy: "final class PMock").last)
    #expect(
      mock.split(separator: "\n").contains { $0.drop { $0 == " " } == row.line }, "\(mock)")
  }
}
