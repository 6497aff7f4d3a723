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

    convenience init(_ text: String) {
      var bytes = UTF8Buffer()
      bytes.write(text)
      self.init(bytes)
    }
  }

  /// The texts that cannot be written yet.
  private struct State {
    var waiting: [Int: Batch] = [:]
    var next = 0
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

  /// Writes what stands behind all that has a number.
  func write(_ text: String) { write(Batch(text)) }

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
