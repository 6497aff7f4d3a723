import Foundation
import MockNStub
import Testing

/// The settings belong to the whole process, so these tests follow each other.
@Suite(.serialized) struct LogTests {
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    /// Other tests may write at the same time.
    func about(_ word: String) -> [String] { lock.withLock { lines.filter { $0.contains(word) } } }
  }

  private func lines(
    at level: LoggerSettings.Level = .info, about word: String, _ body: () -> Void
  ) -> [String] {
    let lines = Lines()
    let before = loggerSettings
    loggerSettings.activeLogLevel = level
    loggerSettings.write = { lines.add($0) }
    body()
    loggerSettings = before
    return lines.about(word)
  }

  private final class CellarStub: Stubbing {
    func bottle(_ shelf: Int) -> Parcel? { didCallFunction(withArguments: shelf) }
    func cork(_ shelf: Int) -> Parcel? { didCallFunction(withArguments: shelf) }
  }

  @Test func aMissingValueIsExplained() {
    let cellar = CellarStub()
    cellar.given("cork(_:)", willReturn: 1)
    let unmatched = ArgumentMatcher { (shelf: Int) in shelf > 3 }
    cellar.given("bottle(_:)", withArgumentsThatMatch: unmatched, willReturn: Parcel())
    let lines = lines(about: "bottle") { #expect(cellar.bottle(2) == nil) }
    #expect(
      lines == [
        """
        ⚠️ no value of type Parcel is given for function: bottle(_:), so it returns nil: unwrapping \
        that by force stops the test
          arguments: Optional(2)
          given for this function: \

            function: bottle(_:) value: Parcel(weight: 0) matcher: MockNStub.ArgumentMatcher<Swift.Int>
          given in all: \

            function: cork(_:) value: 1 matcher: MockNStub.ArgumentMatcher<Any>
            function: bottle(_:) value: Parcel(weight: 0) matcher: MockNStub.ArgumentMatcher<Swift.Int>
        """
      ])
  }

  @Test func nothingIsGiven() {
    let lines = lines(about: "cork") { _ = CellarStub().cork(2) }
    #expect(
      lines == [
        """
        ⚠️ no value of type Parcel is given for function: cork(_:), so it returns nil: unwrapping \
        that by force stops the test
          arguments: Optional(2)
          given for this function: nothing
          given in all: nothing
        """
      ])
  }

  @Test func aNilThatIsGivenNeedsNoExplanation() {
    let cellar = CellarStub()
    cellar.given("bottle(_:)", willReturn: nil)
    #expect(lines(about: "bottle") { _ = cellar.bottle(2) } == [])
  }

  @Test func aValueOfAnotherType() {
    let cellar = CellarStub()
    cellar.given("bottle(_:)", willReturn: "green")
    let lines = lines(about: "bottle") { #expect(cellar.bottle(2) == nil) }
    #expect(
      lines == [
        "⚠️ the value given for function: bottle(_:) is of type String, but Parcel is returned"
      ])
  }

  @Test func aMatcherOfAnotherType() {
    let lines = lines(about: "Unmatched") {
      _ = ArgumentMatcher { (_: Unmatched) in true }.match(arguments: 3)
    }
    #expect(lines == ["ℹ️ a matcher for Unmatched was asked about arguments of type Int"])
  }

  private struct Unmatched {}

  @Test func whatDoesNotMatterEnoughIsNotWritten() {
    #expect(lines(at: .error, about: "cork") { _ = CellarStub().cork(2) } == [])
  }

  @Test func tooManyArguments() {
    final class Crowd: Mocking {}
    let crowd = Crowd()
    let lines = lines(about: "crowd") {
      crowd.didCallFunction(
        "crowd", withArguments: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
        19, 20, 21, 22, 23, 24)
    }
    #expect(
      lines == ["⚠️ function: crowd has 25 arguments: only the first 24 are recorded"])
    #expect(Mirror(reflecting: crowd.calls[0].arguments).children.count == 24)
  }
}
