/// A member that knows its arguments as a list.
package typealias ListMember<Output> = FunctionMock<ArgumentList, Output, any Error>

extension FunctionMock {
  /// The calls until now, in order, each with its arguments.
  package var calls: [(call: RecordedCall, input: Input)] {
    recordedCalls(in: core).map {
      ($0, $0.arguments.assumingMemoryBound(to: Input.self).pointee)
    }
  }

  /// Reports that nothing answers a call, which is already recorded.
  ///
  /// - Returns: the report, and a value to go on with if there is one.
  package func reportUnstubbed(_ input: Input) -> (failure: MockFailure, default: Output?) {
    let failure = withUnsafePointer(to: input) {
      unstubbedFailure(at: $0, returning: Output.self, hasDefault: false)
    }
    core.report(failure)
    return (failure, makeDefault())
  }

  /// A value to go on with after a failure, if there is one.
  package var defaultValue: Output? { makeDefault() }
}

extension MockedMember {
  /// The member as Swift names it: `fetch(id:page:)`.
  package final var text: String { MemberSignature(self).name }

  /// The calls that a pattern means, as they would be written in Swift.
  package final func text(of pattern: ArgumentPattern) -> String {
    MemberSignature(self).call(pattern.descriptions)
  }

  /// A call as it would be written in Swift.
  package final func text(of list: ArgumentList) -> String {
    MemberSignature(self).call(MemberSignature(self).argumentDescriptions(of: list))
  }
}

extension TestLocation {
  /// A place that is known by the name of its file, as `#file` or `#filePath`.
  ///
  /// - Parameters:
  ///   - file: the file's path.
  ///   - line: the line, counted from 1.
  ///   - fileID: the file as `Module/File.swift`, if the caller's file is the one that is meant.
  ///   - column: the column, counted from 1.
  package init(file: StaticString, line: UInt, fileID: StaticString, column: Int) {
    func lastPart(_ path: StaticString) -> Substring? {
      path.description.split(separator: "/").last
    }
    // A function that hands on `file` does not know of `fileID`, which is then its own.
    let isSameFile = lastPart(file) == lastPart(fileID)
    self.init(
      fileID: isSameFile ? fileID : file, filePath: file, line: Int(line),
      column: isSameFile ? column : 1)
  }
}
