internal import UnderstudyRuntime

/// What the library writes beside the failures of tests: why a stub has no value, for example.
public struct LoggerSettings: Sendable {
  /// How much a line matters.
  public enum Level: Int, Comparable, Sendable {
    case verbose, info, warning, error

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// What matters less is not written.
  public var activeLogLevel: Level
  /// What each line begins with.
  public var loglevelStrings: [Level: String]
  /// Takes each line; it may be called on any thread.
  public var write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - activeLogLevel: what matters less is not written.
  ///   - loglevelStrings: what each line begins with.
  ///   - write: takes each line, on any thread; if nothing is said, the lines are printed.
  public init(
    activeLogLevel: Level = .info,
    loglevelStrings: [Level: String] = [.verbose: "🔍", .info: "ℹ️", .warning: "⚠️", .error: "⛔️"],
    write: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.activeLogLevel = activeLogLevel
    self.loglevelStrings = loglevelStrings
    self.write = write
  }
}

/// The settings of the log. A change is in force at once.
public var loggerSettings: LoggerSettings {
  get { Log.settings.withLock { $0 } }
  set { Log.settings.withLock { $0 = newValue } }
}

enum Log {
  fileprivate static let settings = Guarded(LoggerSettings())

  static func write(_ level: LoggerSettings.Level, _ text: @autoclosure () -> String) {
    let settings = loggerSettings
    guard level >= settings.activeLogLevel else { return }
    settings.write(
      [settings.loglevelStrings[level], text()].compactMap(\.self).joined(separator: " "))
  }
}
