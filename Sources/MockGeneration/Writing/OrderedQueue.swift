internal import Dispatch
internal import MockModel
internal import Synchronization

/// Hands texts that are made at the same time to a sink in the right order.
final class OrderedQueue: Sendable {
  /// A class, since its text is not to be copied.
  final class Batch: Sendable {
    let text: UTF8Buffer
    let diagnostics: [Diagnostic]

    init(_ text: consuming UTF8Buffer = UTF8Buffer(), diagnostics: [Diagnostic] = []) {
      self.text = text
      self.diagnostics = diagnostics
    }
  }

  private struct State {
    var sink: any TextSink
    var waiting: [Int: Batch] = [:]
    var next = 0
    var diagnostics: [Diagnostic] = []
    var error: FileError?

    mutating func write(_ text: borrowing UTF8Buffer) {
      guard error == nil else { return }
      do { try text.withBytes(sink.write) } catch { self.error = error }
    }
  }

  private let state: Mutex<State>
  private let places: DispatchSemaphore

  /// - Parameter capacity: How many texts may be made before the oldest of them is written: the
  ///   others wait in memory.
  init(_ sink: sending any TextSink, capacity: Int) {
    state = Mutex(State(sink: sink))
    places = DispatchSemaphore(value: capacity)
  }

  var hasFailed: Bool { state.withLock { $0.error != nil } }

  func write(_ text: String) {
    var bytes = UTF8Buffer()
    bytes.write(text)
    let batch = Batch(bytes)
    state.withLock { $0.write(batch.text) }
  }

  /// Waits until there is room for one more text. To be called before its number is taken, so that
  /// whoever waits has nothing for which others wait.
  func reserve() { places.wait() }

  /// Gives back the room of a text that has no number.
  func cancel() { places.signal() }

  func write(_ batch: Batch, at place: Int) {
    let written = state.withLock { state in
      state.waiting[place] = batch
      let first = state.next
      while let batch = state.waiting.removeValue(forKey: state.next) {
        state.write(batch.text)
        state.diagnostics += batch.diagnostics
        state.next += 1
      }
      return state.next - first
    }
    for _ in 0..<written { places.signal() }
  }

  /// Makes the text appear.
  func finish() throws(FileError) -> WrittenText {
    let result: Result<WrittenText, FileError> = state.withLock { state in
      if let error = state.error { return .failure(error) }
      return Result { () throws(FileError) in
        WrittenText(hasChanged: try state.sink.finish(), diagnostics: state.diagnostics)
      }
    }
    return try result.get()
  }
}

struct WrittenText {
  var hasChanged: Bool
  /// What could not be rendered.
  var diagnostics: [Diagnostic]
}
