import MockModel
import Testing

@testable import MockRendering

struct LayoutTests {
  private let wide = String(repeating: "w", count: 60)

  private func lines(
    depth: Int = 0, _ body: (inout FlatText) -> Void
  ) -> [String] {
    var text = SourceText()
    func write(_ text: inout SourceText, _ depth: Int) {
      if depth == 0 { text.statement(body) } else { text.indented { write(&$0, depth - 1) } }
    }
    write(&text, depth)
    return text.text.split(separator: "\n").map(String.init)
  }

  @Test func aListThatFitsStaysOnOneLine() {
    let lines = lines(depth: 1) { flat in
      flat.literal("f")
      flat.list(.arguments) { flat in
        flat.item("a")
        flat.item("b")
      }
    }
    #expect(lines == ["  f(a, b)"])
  }

  @Test func argumentsGoBelowTheirCall() {
    let lines = lines(depth: 1) { flat in
      flat.literal("f")
      flat.list(.arguments) { flat in
        flat.item(wide)
        flat.item("a")
        flat.item(wide)
      }
    }
    #expect(lines == ["  f(", "    \(wide), a,", "    \(wide))"])
  }

  @Test func genericArgumentsCloseOnTheirOwnLine() {
    let lines = lines { flat in
      flat.literal("-> ")
      flat.generic("F") { flat in
        flat.item(wide)
        flat.item(wide)
      }
    }
    #expect(lines == ["-> F<", "  \(wide),", "  \(wide)", ">"])
  }

  @Test func aListInsideAListIsBrokenIfItMustBe() {
    let lines = lines { flat in
      flat.generic("F") { flat in
        flat.item { flat in
          flat.list(.parameters) { flat in
            flat.item(wide)
            flat.item(wide)
          }
        }
        flat.item("Int")
      }
    }
    #expect(lines == ["F<", "  (", "    \(wide),", "    \(wide)", "  ),", "  Int", ">"])
  }

  @Test func anEmptyListIsNotBroken() {
    let lines = lines { flat in
      flat.write(wide + wide)
      flat.list(.arguments) { _ in }
    }
    #expect(lines == ["\(wide)\(wide)()"])
  }

  @Test func aLineIsMeasuredInCharacters() {
    let accented = String(repeating: "é", count: 60)
    let name = String(repeating: "ñ", count: 35)
    let lines = lines { flat in
      flat.literal("f")
      flat.list(.arguments) { flat in
        flat.item(accented)
        flat.item(name)
      }
    }
    // 100 columns, and far more bytes.
    #expect(lines == ["f(\(accented), \(name))"])
  }

  @Test(arguments: [
    (TypeNode.named([.init("A"), .init("B", genericArguments: [.named([.init("C")])])]), "A.B<C>"),
    (
      .tuple([.init(label: "a", type: .named([.init("C")])), .init(type: .tuple([]))]), "(a: C, ())"
    ),
    (.optional(.any(.named([.init("C")]))), "(any C)?"),
  ])
  func aTypeThatFitsIsSpelledOnOneLine(_ type: TypeNode, _ expected: String) {
    #expect(lines { $0.type(type) } == [expected])
    #expect(type.spelling == expected)
  }

  @Test func aSignatureBreaksBeforeItsResult() {
    var text = SourceText()
    text.declaration(effects: Effects(isAsync: true)) { flat in
      flat.literal("func f")
      flat.list(.parameters) { $0.item(wide) }
    } result: { flat in
      flat.generic("F") { $0.item(wide) }
    }
    text.body { $0.literal("x") }
    #expect(
      text.text == """
        func f(\(wide)) async
          -> F<\(wide)>
        {
          x
        }

        """)
  }
}

extension FlatText {
  fileprivate mutating func generic(_ name: String, _ arguments: (inout FlatText) -> Void) {
    row { flat in
      flat.write(name)
      flat.list(.generics, arguments)
    }
  }
}
