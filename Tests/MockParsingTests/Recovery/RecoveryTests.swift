import Foundation
import MockModel
import MockParsing
import Testing

/// Half-typed files: what is whole in them is found all the same.
@Suite struct RecoveryTests {
  struct Row: CustomTestStringConvertible {
    var text: String
    var types: [String]
    var testDescription: String { text }

    init(_ text: String, _ types: String...) {
      self.text = text
      self.types = types
    }
  }

  @Test(arguments: [
    Row("protocol A {\n  func a()\n\nprotocol B {\n}\n", "A", "B"),
    Row("struct S {\n  func f() {\n    if x {\n  }\n}\nprotocol B {\n}\n", "B"),
    Row("func f() {\n  if x {\n}\nprotocol B {\n}\n", "B"),
    Row("func f() {\n  protocol No {\n\npublic protocol B {\n}\n", "B"),
    Row("class C {\n  var a: Int {\n  var b = 1\n}\n@A\nprotocol B {\n}\n", "B"),
    Row("protocol A { } }\n}\nprotocol B {}", "A", "B"),
    Row("protocol A: P,\nprotocol B {}", "A", "B"),
    Row("protocol A where\nprotocol B {}", "A", "B"),
    Row("protocol A {\n  func a(\n}\nprotocol B {}", "A", "B"),
    Row("@A(\nprotocol A {}\n@B(x\nprotocol B {}", "A", "B"),
    Row("let a = \"\\(b\nprotocol A {}", "A"),
    Row("let a = (b\nprotocol A {}", "A"),
    Row("let a =\nprotocol A {}", "A"),
    Row("#if A\nprotocol A {\n#endif\nprotocol B {}", "A", "B"),
    Row("protocol A {\n  #if X\n  func a()\n}\nprotocol B {}", "A", "B"),
    Row("import\nprotocol A {}", "A"),
    Row("typealias A =\nprotocol A {}", "A"),
    Row("extension\nprotocol A {}", "A"),
    Row("func\nprotocol A {}", "A"),
    Row("public\nprotocol A {}", "A"),
    Row("let a = b\n  #if A\n  .c\nprotocol A {}", "A"),
    Row("let a =\n#if A\n1\nprotocol A {}", "A"),
    Row("let a = [1, (2\nstruct S {}\nprotocol A {}", "A"),
    Row("))) ]]] %%% protocol A {}", "A"),
  ])
  func typesSurvive(_ row: Row) {
    let file = MockParser.parse(row.text, path: "r.swift")
    #expect(file.types.map(\.name) == row.types)
    #expect(file.types.allSatisfy { $0.enclosing.isEmpty })
  }

  /// 10,000 of something that opens and is never closed, or that goes on and on.
  @Test(arguments: [
    "(", "[", "{", "A<", "\"\\(", "/*", "#", "`", "'", "@", "@A(", "@A ", "/ ", "#/", "<", "?",
    ".B",
    "(Int) -> ", "some ", "inout ", "~", "& A", "public ", "#if A\n", "struct S {", "struct S {\n",
    "protocol P {", "protocol P {\n", "func f() {\n", "func f(", "\n<<<<<<< a", "throws(", "(a: ",
    "\"\"\"\n", "var a: Int {", "=", "#if A\n.b\n", "let a = b\n#if A\n.c\n", "a, ", "\0", ";", "}",
  ])
  func repetition(_ piece: String) {
    let count = 10_000
    let text = String(repeating: piece, count: count)
    let start = processorSeconds
    for prefix in ["", "protocol P { var a: ", "let a = ", "@Mockable class C { func f("] {
      let file = MockParser.parse(prefix + text, path: "r.swift")
      #expect(file.diagnostics.count <= count * 4)
    }
    // A guard against quadratic time, which would take minutes; it is no measurement. The thread's
    // own time does not grow with what else the machine does.
    #expect(processorSeconds - start < 20)
  }

  /// What the thread took of the processor.
  private var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
