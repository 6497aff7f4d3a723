/// Hears of each call of a member, outside the lock.
@usableFromInline
protocol CallObserver: AnyObject, Sendable {
  func callWasRecorded()
}

extension MockedMember {
  /// Tells the observers that a call was recorded.
  @usableFromInline
  final func notify(_ observers: [any CallObserver]) {
    for observer in observers { observer.callWasRecorded() }
  }

  final func add(_ observer: any CallObserver, in core: MockCore) {
    core.locked { observers = (observers ?? []) + [observer] }
  }

  final func remove(_ observer: any CallObserver, in core: MockCore) {
    core.locked {
      observers?.removeAll { $0 === observer }
      if observers?.isEmpty == true { observers = nil }
    }
  }
}

/// Wakes what waits for calls.
final class CallSignals: CallObserver {
  /// One element for each call, or for several that came while nobody looked.
  let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func callWasRecorded() { continuation.yield() }
  func finish() { continuation.finish() }
}

/// Reports calls that come when the test of the mock is over.
final class CallsAfterTheEnd: CallObserver {
  private unowned let core: MockCore
  private unowned let member: MockedMember

  init(core: MockCore, member: MockedMember) {
    self.core = core
    self.member = member
  }

  func callWasRecorded() {
    core.reportMisuse(
      "this was called after the test that made the mock had ended: wait in the test for its tasks",
      member: member, location: core.location)
  }
}
