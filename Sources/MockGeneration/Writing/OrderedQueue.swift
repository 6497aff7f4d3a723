internal import Dispatch
internal import MockModel
internal import MockRendering
internal import Synchronization

/// Hands texts that are made at the same time to a sink in the right order.
final class OrderedQueue: Sendable {
  /// The text of some mocks.
  ///
  /// It goes from hand to hand, and who has it is alone with it. What was written is filled again: the
  /// system takes long texts back when they are freed, and gives them anew page by page.
  final class Batch: @unchecked Sendable {
    var text = SourceText()
    /// What could not be rendered.
    var diagnostics: [Diagnostic] = []

    fileprivate func removeAll() {
      text.removeAll()
      diagnostics.removeAll()
    }
  }

  /// The texts that cannot be written yet, and those that were.
  private struct State {
    var waiting: [Int: Batch] = [:]
    var next = 0
    var empty: [Batch] = []
    /// Whether a worker writes. It takes what others bring meanwhile, so that none waits for another.
    var isWriting = false

    mutating func takeNext() -> Batch? {
      guard let batch = waiting.removeValue(forKey: next) else {
        isWriting = false
        return nil
      }
      next += 1
      return batch
    }
  }

  private struct Output {
    var sink: any TextSink
    var diagnostics: [Diagnostic] = []
    var error: FileError?

    mutating func write(_ batch: Batch) {
      diagnostics += batch.diagnostics
      guard error == nil else { return }
      do { try batch.text.withBytes(sink.write) } catch { self.error = error }
    }
  }

  private let state = Mutex(State())
  private let output: Mutex<Output>
  private let failed = Atomic(false)
  private let places: DispatchSemaphore

  /// - Parameter capacity: How many texts may be made before the oldest of them is written: the
  ///   others wait in memory.
  init(_ sink: sending any TextSink, capacity: Int) {
    output = Mutex(Output(sink: sink))
    places = DispatchSemaphore(value: capacity)
  }

  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// A text to be filled.
  func emptyBatch() -> Batch { state.withLock { $0.empty.popLast() } ?? Batch() }

  /// Writes what stands behind all that has a number.
  func write(_ text: String) {
    let batch = emptyBatch()
    batch.text.write(text)
    write(batch)
  }

  /// Waits until there is room for one more text. To be called before its number is taken, so that
  /// whoever waits has nothing for which others wait.
  func reserve() { places.wait() }

  /// Gives back the room of a text that has no number.
  func cancel() { places.signal() }

  func write(_ batch: Batch, at place: Int) {
    let isWriter = state.withLock { state in
      state.waiting[place] = batch
      defer { state.isWriting = true }
      return !state.isWriting
    }
    guard isWriter else { return }
    while let batch = state.withLock({ $0.takeNext() }) {
      write(batch)
      batch.removeAll()
      state.withLock { $0.empty.append(batch) }
      places.signal()
    }
  }

  private func write(_ batch: Batch) {
    let hasFailed = output.withLock { output in
      output.write(batch)
      return output.error != nil
    }
    if hasFailed { failed.store(true, ordering: .relaxed) }
  }

  /// Makes the text appear.
  func finish() throws(FileError) -> WrittenText {
    let result: Result<WrittenText, FileError> = output.withLock { output in
      if let error = output.error { return .failure(error) }
      return Result { () throws(FileError) in
        WrittenText(hasChanged: try output.sink.finish(), diagnostics: output.diagnostics)
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
