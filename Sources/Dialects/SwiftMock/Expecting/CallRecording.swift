internal import UnderstudyRuntime

/// What takes the next call of a mock as a pattern.
protocol CallRecording: AnyObject, Sendable {
  /// Where the test began it.
  var location: TestLocation { get }
  /// How the test began it: `expect()`.
  var opening: String { get }

  func record(_ pattern: RecordedPattern)
}

/// The calls that a recorded call stands for.
struct RecordedPattern: Sendable {
  let functionName: String
  let count: Int
  let member: ListMember<Any?>
  let pattern: ArgumentPattern

  init(
    _ functionName: String, _ count: Int, _ member: ListMember<Any?>, _ pattern: ArgumentPattern
  ) {
    self.functionName = functionName
    self.count = count
    self.member = member
    self.pattern = pattern
  }

  func matches(_ functionName: String, _ args: [Any?]) -> Bool {
    functionName == self.functionName && args.count == count
      && pattern.matches(ArgumentList(args))
  }
}
