/// Wakes what waits for calls of a member.
@usableFromInline
final class CallObserver: Sendable {
  /// One element for each call, or for several that came while nobody looked.
  let signals: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  @usableFromInline func signal() { continuation.yield() }
  func finish() { continuation.finish() }
}

extension MockedMember {
  /// Tells those who wait that a call was recorded. It runs without the lock.
  @usableFromInline
  final func notify(_ observers: [CallObserver]) {
    for observer in observers { observer.signal() }
  }

  func add(_ observer: CallObserver, in core: MockCore) {
    core.locked { observers = (observers ?? []) + [observer] }
  }

  func remove(_ observer: CallObserver, in core: MockCore) {
    core.locked {
      observers?.removeAll { $0 === observer }
      if observers?.isEmpty == true { observers = nil }
    }
  }
}
