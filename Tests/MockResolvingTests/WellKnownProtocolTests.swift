import MockResolving
import Testing

@Suite struct WellKnownProtocolTests {
  @Test(arguments: cases)
  func resolved(_ item: Case) {
    #expect(Resolved.last(item.source) == item.expected)
  }

  static let cases: [Case] = [
    Case(
      "nothing to do",
      """
      protocol P: Sendable, SendableMetatype, AnyObject, Copyable, Escapable, Error, LocalizedError,
        Swift.Error, Any { func p() }
      """,
      "func p()"),
    Case("answered by identity", "protocol P: Hashable {}", "answers Hashable, Equatable"),
    Case("once", "protocol P: Equatable, Hashable {}", "answers Equatable, Hashable"),
    Case(
      "mocked like others",
      """
      protocol P: Identifiable, CustomStringConvertible, Comparable where ID == String {
        var raw: String { get }
      }
      """,
      """
      answers Equatable
      typealias ID = String
      var raw: String { get }
      var id: ID { get }
      var description: String { get }
      static func <(lhs: Self, rhs: Self) -> Bool
      """),
    Case(
      "an identifier of any kind", "protocol P: Identifiable {}",
      "<ID: Hashable>\nvar id: ID { get }"),
    Case(
      "an identifier that an argument fixes",
      "protocol P: Identifiable<Int> {}",
      "typealias ID = Int\nvar id: ID { get }"),
    Case(
      "Codable",
      "protocol P: Codable {}",
      """
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      """),
    Case(
      "raw values and literals",
      "protocol P: RawRepresentable, ExpressibleByStringLiteral where RawValue == String {}",
      """
      typealias RawValue = String
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
      init(stringLiteral value: String)
      """),
    Case("cases", "protocol P: CaseIterable {}", "static var allCases: [Self] { get }"),
    Case(
      "a sequence",
      "protocol P: Sequence where Element == Int {}",
      """
      <Iterator: IteratorProtocol> where Iterator.Element == Int
      typealias Element = Int
      func makeIterator() -> Iterator
      """),
    Case("NSObjectProtocol", "@objc protocol P: NSObjectProtocol {}", "superclass NSObject"),
    Case(
      "NSObjectProtocol of a module",
      "protocol P: Foundation.NSObjectProtocol {}",
      "superclass Foundation.NSObject"),
    Case(
      "a protocol of the sources hides a well-known one",
      """
      protocol Identifiable { func mine() }
      protocol P: Identifiable {}
      """,
      "func mine()"),
    Case(
      "unless the module is named",
      """
      enum Swift {}
      protocol P: Swift.Identifiable where ID == Int {}
      """,
      "typealias ID = Int\nvar id: ID { get }"),
  ]

  @Test func anInterfaceOfTheToolchainDoesNotHideWhatIsKnown() {
    let text = Resolved.text(files: [
      ("P.swift", "protocol P: Hashable {}", .mocked),
      (
        "Swift.swiftinterface",
        "public protocol Hashable { func _rawHashValue(seed: Int) -> Int }", .lookedUp
      ),
    ])
    #expect(text == "answers Hashable, Equatable")
  }
}
