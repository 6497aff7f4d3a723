public import Foundation
public import UnderstudyRuntime

extension Data: DefaultValueProviding {
  public static var defaultValue: Data { Data() }
}

extension Date: DefaultValueProviding {
  /// The reference date, so that tests do not depend on the clock.
  public static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension DateInterval: DefaultValueProviding {
  public static var defaultValue: DateInterval { DateInterval(start: .defaultValue, duration: 0) }
}

extension DateComponents: DefaultValueProviding {
  public static var defaultValue: DateComponents { DateComponents() }
}

extension URL: DefaultValueProviding {
  public static var defaultValue: URL { URL(filePath: "/") }
}

extension URLComponents: DefaultValueProviding {
  public static var defaultValue: URLComponents { URLComponents() }
}

extension UUID: DefaultValueProviding {
  public static var defaultValue: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Decimal: DefaultValueProviding {
  public static var defaultValue: Decimal { 0 }
}

extension AttributedString: DefaultValueProviding {
  public static var defaultValue: AttributedString { AttributedString() }
}

extension CharacterSet: DefaultValueProviding {
  public static var defaultValue: CharacterSet { CharacterSet() }
}

extension IndexPath: DefaultValueProviding {
  public static var defaultValue: IndexPath { IndexPath() }
}

extension IndexSet: DefaultValueProviding {
  public static var defaultValue: IndexSet { IndexSet() }
}

extension Locale: DefaultValueProviding {
  /// A fixed locale, so that tests do not depend on the machine.
  public static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") }
}

extension TimeZone: DefaultValueProviding {
  /// A fixed time zone, so that tests do not depend on the machine.
  public static var defaultValue: TimeZone { .gmt }
}

extension Calendar: DefaultValueProviding {
  public static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
