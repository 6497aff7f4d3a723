/// What ``reset(_:_:)`` forgets.
public struct ResetOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The recorded calls, with their arguments.
  public static let invocations = ResetOptions(rawValue: 1)
  /// The stubs, the values that were set, and the expectations.
  public static let stubs = ResetOptions(rawValue: 2)
  /// Everything.
  public static let everything: ResetOptions = [.invocations, .stubs]
}

/// Makes a mock forget: its memory of calls and stubs is freed.
///
/// - Parameters:
///   - mock: the mock.
///   - options: what it forgets; everything if nothing is said.
public func reset(_ mock: some Mock, _ options: ResetOptions = .everything) {
  mock.understudy.reset(options)
}

/// Makes the static members of a mock forget.
///
/// - Parameters:
///   - type: the mock's type.
///   - options: what they forget; everything if nothing is said.
public func reset<Subject: StaticMock>(
  _ type: Subject.Type, _ options: ResetOptions = .everything
) {
  Subject.understudyStatics.understudy.reset(options)
}

extension MockCore {
  func reset(_ options: ResetOptions) {
    for member in members { member.reset(options, in: self) }
    if options.contains(.stubs) { forgetExpectations() }
  }
}

extension MockedMember {
  fileprivate func reset(_ options: ResetOptions, in core: MockCore) {
    // What is forgotten is released outside the lock, since that may run code of the user.
    let forgotten = core.locked {
      let forgotten = (log, stubs, fallback, defaultMaker)
      if options.contains(.invocations) { log = InvocationLog() }
      if options.contains(.stubs) {
        stubs = []
        fallback = nil
      }
      return forgotten
    }
    if options.contains(.stubs) { (forgotten.3 as? any ResettableMaker)?.reset() }
    withExtendedLifetime(forgotten) {}
  }
}
