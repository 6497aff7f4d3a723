import Testing
import UnderstudyRuntime

/// One row: a matcher, what it takes, what it does not take, and how it reads in a failure.
struct MatcherRow: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  private let check: () -> Void

  init<Value>(
    _ description: String, _ matcher: Matcher<Value>, matches: [Value], rejects: [Value]
  ) {
    testDescription = description
    check = {
      #expect(matcher.description == description)
      for value in matches { #expect(matcher.matches(value), "should match \(value)") }
      for value in rejects { #expect(!matcher.matches(value), "should not match \(value)") }
    }
  }

  func run() { check() }
}

private protocol Shape {}
private struct Circle: Shape, Equatable { var radius = 1 }
private struct Square: Shape {}
private class Node: @unchecked Sendable {}
private final class Leaf: Node, @unchecked Sendable {}
private struct Person { var name = "Ann"; var friends: [String] = [] }

private let node = Node()
private let leaf = Leaf()

@Suite struct MatcherTests {
  @Test(arguments: [
    MatcherRow("any", Matcher<Int>.any, matches: [1, 2], rejects: []),
    MatcherRow("3", Matcher<Int>.equal(3), matches: [3], rejects: [4]),
    MatcherRow(
      "\"a\"", Matcher<String>.equal("a", by: { $0.lowercased() == $1 }), matches: ["a", "A"],
      rejects: ["b"]),
    MatcherRow(
      "an even number", Matcher<Int>.matching("an even number") { $0 % 2 == 0 }, matches: [2],
      rejects: [3]),
    MatcherRow(
      "a value that fulfils the condition", Matcher<Int>.matching { $0 > 1 }, matches: [2],
      rejects: [1]),
    MatcherRow("not 3", Matcher<Int>.not(3), matches: [2], rejects: [3]),
    MatcherRow("not 3", !Matcher<Int>.equal(3), matches: [2], rejects: [3]),
    MatcherRow(
      "not (at least 1 and at most 3)", .not(.atLeast(1) && .atMost(3)), matches: [0, 4],
      rejects: [1, 3]),
    MatcherRow(
      "at least 1 and at most 3", Matcher<Int>.atLeast(1) && .atMost(3), matches: [1, 3],
      rejects: [0, 4]),
    MatcherRow(
      "1 or (at least 5 and at most 7)", Matcher<Int>.equal(1) || (.atLeast(5) && .atMost(7)),
      matches: [1, 6], rejects: [2, 8]),
  ]) func basics(_ row: MatcherRow) { row.run() }

  @Test(arguments: [
    MatcherRow("7", 7 as Matcher<UInt8>, matches: [7], rejects: [8]),
    MatcherRow("1.5", 1.5 as Matcher<Double>, matches: [1.5], rejects: [1]),
    MatcherRow("2.0", 2 as Matcher<Double>, matches: [2], rejects: [1]),
    MatcherRow("true", true as Matcher<Bool>, matches: [true], rejects: [false]),
    MatcherRow("\"a\"", "a" as Matcher<String>, matches: ["a"], rejects: ["b"]),
    MatcherRow("\"a1\"", "a\(1)" as Matcher<String>, matches: ["a1"], rejects: ["a"]),
    MatcherRow("\"a\"", "a" as Matcher<Character>, matches: ["a"], rejects: ["b"]),
    MatcherRow("\"a\"", "a" as Matcher<Unicode.Scalar>, matches: ["a"], rejects: ["b"]),
    MatcherRow("\"a\"", "a" as Matcher<Substring>, matches: ["a"], rejects: ["b"]),
    MatcherRow("nil", nil as Matcher<Int?>, matches: [nil], rejects: [1]),
    MatcherRow("nil", nil as Matcher<(() -> Void)?>, matches: [nil], rejects: [{}]),
    MatcherRow("[1, 2]", [1, 2] as Matcher<[Int]>, matches: [[1, 2]], rejects: [[2, 1], []]),
    MatcherRow("[]", [] as Matcher<[Int]>, matches: [[]], rejects: [[1]]),
    MatcherRow("[1]", [1] as Matcher<Set<Int>>, matches: [[1]], rejects: [[2]]),
    MatcherRow(
      "[\"a\": 1]", ["a": 1] as Matcher<[String: Int]>, matches: [["a": 1]],
      rejects: [[:], ["a": 2]]),
  ]) func literals(_ row: MatcherRow) { row.run() }

  @Test(arguments: [
    MatcherRow("nil", Matcher<Int?>.isNil, matches: [nil], rejects: [1]),
    MatcherRow("not nil", Matcher<Int?>.notNil, matches: [1], rejects: [nil]),
    MatcherRow("at least 2", Matcher<Int?>.some(.atLeast(2)), matches: [2], rejects: [1, nil]),
    MatcherRow("not nil", Matcher<Int?>.some(.any), matches: [2], rejects: [nil]),
    MatcherRow("5", Matcher<Int?>.equal(5), matches: [5], rejects: [nil, 4]),
  ]) func optionals(_ row: MatcherRow) { row.run() }

  @Test(arguments: [
    MatcherRow("less than 3", Matcher<Int>.less(than: 3), matches: [2], rejects: [3]),
    MatcherRow("greater than 3", Matcher<Int>.greater(than: 3), matches: [4], rejects: [3]),
    MatcherRow("at least 3", Matcher<Int>.atLeast(3), matches: [3], rejects: [2]),
    MatcherRow("at most 3", Matcher<Int>.atMost(3), matches: [3], rejects: [4]),
    MatcherRow("at most \"b\"", Matcher<String>.atMost("b"), matches: ["a"], rejects: ["c"]),
    MatcherRow("in 1...3", Matcher<Int>.in(1...3), matches: [1, 3], rejects: [0, 4]),
    MatcherRow("in 1..<3", Matcher<Int>.in(1..<3), matches: [1, 2], rejects: [3]),
    MatcherRow("in 1...", Matcher<Int>.in(1...), matches: [1, 9], rejects: [0]),
    MatcherRow("in ...3", Matcher<Int>.in(...3), matches: [3, -1], rejects: [4]),
    MatcherRow("in ..<3", Matcher<Int>.in(..<3), matches: [2], rejects: [3]),
    MatcherRow(
      "1.0 ± 0.1", Matcher<Double>.approximately(1, within: 0.1), matches: [0.95, 1.05],
      rejects: [1.2, .nan]),
    MatcherRow(
      "inf ± 1.0", Matcher<Double>.approximately(.infinity, within: 1), matches: [.infinity],
      rejects: [-.infinity, 1]),
  ]) func comparisons(_ row: MatcherRow) { row.run() }

  @Test(arguments: [
    MatcherRow("empty", Matcher<String>.isEmpty, matches: [""], rejects: ["a"]),
    MatcherRow("empty", Matcher<[Int]>.isEmpty, matches: [[]], rejects: [[1]]),
    MatcherRow("not empty", !Matcher<[Int]>.isEmpty, matches: [[1]], rejects: [[]]),
    MatcherRow("count 2", Matcher<[Int]>.count(2), matches: [[1, 2]], rejects: [[1]]),
    MatcherRow("count in 1...", Matcher<String>.count(.in(1...)), matches: ["a"], rejects: [""]),
    MatcherRow("containing 2", Matcher<[Int]>.contains(2), matches: [[1, 2]], rejects: [[1]]),
    MatcherRow(
      "containing at least 2", Matcher<[Int]>.contains(where: .atLeast(2)), matches: [[1, 2]],
      rejects: [[1]]),
    MatcherRow(
      "all elements at least 2", Matcher<[Int]>.all(.atLeast(2)), matches: [[2, 3], []],
      rejects: [[1, 2]]),
    MatcherRow(
      "containing \"b\"", Matcher<String>.contains("b"), matches: ["abc"], rejects: ["ac"]),
    MatcherRow("containing \"\"", Matcher<String>.contains(""), matches: ["", "a"], rejects: []),
    MatcherRow(
      "with prefix \"ab\"", Matcher<String>.hasPrefix("ab"), matches: ["abc"], rejects: ["bab"]),
    MatcherRow(
      "with suffix \"bc\"", Matcher<String>.hasSuffix("bc"), matches: ["abc"], rejects: ["bca"]),
    MatcherRow(
      "with prefix [1]", Matcher<[Int]>.hasPrefix([1]), matches: [[1, 2]], rejects: [[2, 1]]),
    MatcherRow(
      "with suffix [1]", Matcher<[Int]>.hasSuffix([1]), matches: [[2, 1]], rejects: [[1, 2]]),
    MatcherRow(
      "matching a regular expression", Matcher<String>.matches(/[0-9]+/), matches: ["12"],
      rejects: ["a12"]),
    MatcherRow(
      "containing a match of a regular expression", Matcher<String>.contains(/[0-9]+/),
      matches: ["a12"], rejects: ["a"]),
  ]) func collections(_ row: MatcherRow) { row.run() }

  @Test(arguments: [
    MatcherRow(
      "a Circle", Matcher<any Shape>.isA(Circle.self), matches: [Circle()], rejects: [Square()]),
    MatcherRow(
      "a Circle: \\.radius at least 2",
      Matcher<any Shape>.isA(Circle.self, .has(\.radius, .atLeast(2))),
      matches: [Circle(radius: 2)], rejects: [Circle(), Square()]),
    MatcherRow("a Leaf", Matcher<Node>.isA(Leaf.self), matches: [leaf], rejects: [node]),
    MatcherRow(
      "\\.name \"Ann\"", Matcher<Person>.has(\.name, "Ann"), matches: [Person()],
      rejects: [Person(name: "Bo")]),
    MatcherRow(
      "\\.friends.<computed Int> 1", Matcher<Person>.has(\.friends.count, 1),
      matches: [Person(friends: ["Bo"])], rejects: [Person()]),
    MatcherRow(
      "the same object as \(String(describing: node))", Matcher<Node>.identical(to: node),
      matches: [node],
      rejects: [Node(), leaf]),
    MatcherRow(
      "the same object as \(String(describing: leaf))", Matcher<Node?>.identical(to: leaf),
      matches: [leaf], rejects: [nil, node]),
    MatcherRow(
      "the same object as \(String(describing: leaf))", Matcher<any AnyObject>.identical(to: leaf),
      matches: [leaf], rejects: [node]),
  ]) func types(_ row: MatcherRow) { row.run() }

  @Test(arguments: [
    MatcherRow("3", Matcher<Int>.value(3), matches: [3], rejects: [4]),
    MatcherRow("3", Matcher<Int?>.value(3), matches: [3], rejects: [4, nil]),
    MatcherRow("nil", Matcher<Int?>.value(nil), matches: [nil], rejects: [4]),
    MatcherRow("nil", Matcher<Person?>.value(nil), matches: [nil], rejects: [Person()]),
    MatcherRow("nil", Matcher<Int??>.value(.some(nil)), matches: [.some(nil)], rejects: [4]),
    MatcherRow("42", Matcher<Any>.value(42), matches: [42], rejects: ["42", 42.0]),
    MatcherRow(
      "Circle(radius: 1)", Matcher<any Shape>.value(Circle()), matches: [Circle()],
      rejects: [Circle(radius: 2), Square()]),
    MatcherRow(
      "Int.self", Matcher<Any.Type>.value(Int.self), matches: [Int.self], rejects: [String.self]),
    MatcherRow(
      String(describing: node), Matcher<Node>.value(node), matches: [node], rejects: [Node()]),
    MatcherRow(
      String(describing: node), Matcher<Node?>.value(node), matches: [node], rejects: [Node(), nil]),
  ]) func plainValues(_ row: MatcherRow) { row.run() }
}
