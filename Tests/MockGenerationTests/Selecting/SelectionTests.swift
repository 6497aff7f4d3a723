import MockGeneration
import MockModel
import MockParsing
import Testing

@Suite struct SelectionTests {
  private func verdicts(_ source: String, annotatedOnly: Bool) -> [Selection.Verdict] {
    let options = MockParser.Options(collectsAllClasses: true)
    return MockParser.parse(source, path: "", options: options).types.map {
      Selection(annotatedOnly: annotatedOnly).verdict(on: $0)
    }
  }

  @Test(
    arguments: [
      ("protocol P {}", .mocked),
      ("public protocol P {}", .mocked),
      ("private protocol P {}", .unreachable("is private")),
      ("fileprivate protocol P {}", .unreachable("is fileprivate")),
      ("enum E { protocol P {} }", .mocked),
      ("private enum E { protocol P {} }", .unreachable("is inside 'E', which is private")),
      ("private extension E { protocol P {} }", .unreachable("is inside 'E', which is private")),
      ("class C {}", .notAsked),
      ("/// @mockable\nclass C {}", .mocked),
      ("@Mock class C: P {}", .notAsked),
    ] as [(String, Selection.Verdict)])
  func everyReachableProtocol(_ source: String, _ verdict: Selection.Verdict) {
    #expect(verdicts(source, annotatedOnly: false) == [verdict])
  }

  @Test(
    arguments: [
      ("protocol P {}", .notAsked),
      ("/// @mockable\nprotocol P {}", .mocked),
      ("// @mockable\nprotocol P {}", .mocked),
      ("/// @mockable(rename: x)\npublic protocol P {}", .mocked),
      ("/// Text.\n///\n/// @mockable\n@MainActor protocol P {}", .mocked),
      ("/** @mockable */ protocol P {}", .mocked),
      ("/// @mockables\nprotocol P {}", .notAsked),
      ("/// See @mockable\nprotocol P {}", .notAsked),
      ("// sourcery: AutoMockable\nprotocol P {}", .mocked),
      ("//sourcery: Other, AutoMockable\nprotocol P {}", .mocked),
      ("// sourcery: AutoMockableNot\nprotocol P {}", .notAsked),
      ("@Mockable protocol P {}", .mocked),
      ("@UnderstudyMacros.Mockable(access: .public) protocol P {}", .mocked),
      ("/// @mockable\nprivate protocol P {}", .unreachable("is private")),
    ] as [(String, Selection.Verdict)])
  func annotatedOnly(_ source: String, _ verdict: Selection.Verdict) {
    #expect(verdicts(source, annotatedOnly: true) == [verdict])
  }

  @Test(arguments: [
    (
      EmptySelection(
        paths: ["A"], fileCount: 0, excludedCount: 0, protocolCount: 0, unreachableCount: 0),
      "nothing to mock in 'A': found no Swift file"
    ),
    (
      EmptySelection(
        paths: ["A", "-"], fileCount: 1, excludedCount: 3, protocolCount: 0, unreachableCount: 0),
      "nothing to mock in 'A', standard input: searched 1 file and found no protocol (3 excluded)"
    ),
    (
      EmptySelection(
        paths: ["A"], fileCount: 2, excludedCount: 0, protocolCount: 1, unreachableCount: 1),
      "nothing to mock in 'A': searched 2 files and found 1 protocol, 1 private or local"
    ),
    (
      EmptySelection(
        paths: ["A"], fileCount: 2, excludedCount: 0, protocolCount: 3, unreachableCount: 1),
      "nothing to mock in 'A': searched 2 files and found 3 protocols, 2 not annotated, 1 private or local"
    ),
  ])
  func emptySelection(_ selection: EmptySelection, _ message: String) {
    #expect(Diagnostic.emptySelection(selection).message == message)
  }
}
