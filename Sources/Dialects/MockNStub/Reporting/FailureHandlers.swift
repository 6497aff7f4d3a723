internal import UnderstudyRuntime

/// Takes the failures of a mock.
public protocol FailingWithMessageAtLocation {
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - location: where the test checks the mock.
  func fail(with message: String, at location: Location)
}

/// Gives the failures of a mock to the test framework that runs the test: XCTest or Swift Testing.
public struct XCTFailureHandler: FailingWithMessageAtLocation {
  /// The mock, which remembers its test on threads that belong to none.
  private let core: MockCore?

  public init() { core = nil }

  init(core: MockCore) { self.core = core }

  public func fail(with message: String, at location: Location) {
    if let core {
      core.report(message, location: location.testLocation)
    } else {
      let failure = MockFailure(message, location: location.testLocation)
      FailureReporter.ofCurrentTest.report(failure)
    }
  }
}

/// Says where the failures of a mock go.
public protocol ProvidingFailureHandler {
  /// Takes the failures.
  var failureHandler: any FailingWithMessageAtLocation { get }
}

extension ProvidingFailureHandler where Self: Stubbing {
  /// The handler that was given to the mock for the name `failureHandler`; if there is none, the test
  /// framework.
  public var failureHandler: any FailingWithMessageAtLocation {
    let state = MockState.of(self)
    let call = Call(methodID: .name("failureHandler"), arguments: ())
    let given = state.value(for: call, of: self) ?? nil
    return given as? any FailingWithMessageAtLocation ?? XCTFailureHandler(core: state.core)
  }
}
