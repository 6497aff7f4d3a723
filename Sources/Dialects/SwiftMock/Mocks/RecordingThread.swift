import Foundation

/// Which handler records a call on this thread: the matchers in the call do not know their mock.
enum RecordingThread {
  private static let key = "SwiftMock.RecordingThread"

  private final class Reference {
    weak var handler: MockCallHandlerImpl?

    init(_ handler: MockCallHandlerImpl?) { self.handler = handler }
  }

  static var handler: MockCallHandlerImpl? {
    get { (Thread.current.threadDictionary[key] as? Reference)?.handler }
    set { Thread.current.threadDictionary[key] = Reference(newValue) }
  }
}
