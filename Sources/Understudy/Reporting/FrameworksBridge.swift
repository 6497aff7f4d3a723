import Testing
public import UnderstudyRuntime
import XCTest

/// Hands failures to the framework that runs the test. The runtime finds it by its name.
public enum FrameworksBridge: TestFrameworkBridge {
  public static func reporterForNewMock() -> FailureReporter {
    Test.current == nil ? outsideSwiftTesting : insideSwiftTesting
  }

  /// For mocks that a Swift Testing test made: their failures belong to it, on whatever thread
  /// they are found.
  private static let insideSwiftTesting = FailureReporter { record(asIssue: $0) }

  /// For all other mocks. A test of Swift Testing may still be the one that uses them.
  private static let outsideSwiftTesting = FailureReporter { failure in
    if Test.current == nil {
      record(asFailure: failure)
    } else {
      record(asIssue: failure)
    }
  }

  private static func record(asIssue failure: MockFailure) {
    let location = failure.location
    Issue.record(
      Comment(rawValue: failure.text),
      severity: failure.severity == .error ? .error : .warning,
      sourceLocation: SourceLocation(
        fileID: location.fileID.description, filePath: location.filePath.description,
        line: location.line, column: location.column))
  }

  private static func record(asFailure failure: MockFailure) {
    let location = failure.location
    switch failure.severity {
    case .error:
      XCTFail(failure.text, file: location.filePath, line: UInt(location.line))
    case .warning:
      // XCTest knows no warnings; this is the form that editors recognise.
      print("\(location.filePath):\(location.line): warning: \(failure.text)")
    }
  }
}
