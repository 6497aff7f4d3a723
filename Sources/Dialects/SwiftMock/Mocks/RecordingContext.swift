import Foundation

/// Who records a call: calls that come from elsewhere meanwhile are no part of it.
enum RecordingContext: Hashable {
  /// A task may go on on another thread, as in `call(await mock.load())`.
  case task(Int)
  case thread(ObjectIdentifier)

  static var current: RecordingContext {
    withUnsafeCurrentTask { $0.map { .task($0.hashValue) } }
      ?? .thread(ObjectIdentifier(Thread.current))
  }

  // MARK: The handler of the recorded call

  private static let key = "SwiftMock.RecordingContext"

  private final class Reference {
    weak var handler: MockCallHandlerImpl?

    init(_ handler: MockCallHandlerImpl?) { self.handler = handler }
  }

  /// The handler that began to record on this thread last: `anyString()` does not know its mock.
  static var handler: MockCallHandlerImpl? {
    get { (Thread.current.threadDictionary[key] as? Reference)?.handler }
    set { Thread.current.threadDictionary[key] = Reference(newValue) }
  }
}

/// A recording that waits for its call.
struct OpenRecording {
  let recording: any CallRecording
  /// Matchers that were made for the call, in order.
  var matchers: [RecordedMatcher] = []
}
