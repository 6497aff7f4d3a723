import Foundation
import Testing
import Understudy

@Suite struct FoundationDefaultTests {
  private let core = MockCore("M")

  private func value<Value>(_ type: Value.Type) -> Value {
    FunctionMock<Void, Value, Never>(core, "f()").call(())
  }

  @Test func typesOfFoundationHaveDefaults() {
    #expect(value(Data.self).isEmpty)
    #expect(value(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(value(DateInterval.self).duration == 0)
    #expect(value(DateComponents.self) == DateComponents())
    #expect(value(URL.self).path() == "/")
    #expect(value(URLComponents.self).host == nil)
    #expect(value(UUID.self).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(value(Decimal.self) == 0)
    #expect(value(AttributedString.self).characters.isEmpty)
    #expect(value(CharacterSet.self).isEmpty)
    #expect(value(IndexPath.self).isEmpty)
    #expect(value(IndexSet.self).isEmpty)
    #expect(value(Locale.self).identifier == "en_US_POSIX")
    #expect(value(TimeZone.self).secondsFromGMT() == 0)
    #expect(value(Calendar.self).identifier == .gregorian)
    #expect(value([URL: Date].self).isEmpty)
  }
}
