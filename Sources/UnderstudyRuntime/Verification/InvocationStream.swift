/// The calls that a pattern matches, as they come.
public struct InvocationStream<Input>: AsyncSequence {
  public typealias Element = Input
  public typealias Failure = Never

  private let makeIterator: () -> AsyncIterator

  init<Role, Effect, Output, Problem>(
    _ pattern: CallPattern<Role, Effect, Input, Output, Problem>
  ) {
    makeIterator = {
      AsyncIterator(
        core: pattern.core, member: pattern.function, arguments: pattern.arguments)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { makeIterator() }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private let subscription: Subscription
    private let arguments: ArgumentPattern
    private var signals: AsyncStream<Void>.AsyncIterator
    /// The number of calls that were looked at.
    private var position = 0

    fileprivate init(core: MockCore, member: MockedMember, arguments: ArgumentPattern) {
      subscription = Subscription(core: core, member: member)
      self.arguments = arguments
      signals = subscription.signals.stream.makeAsyncIterator()
    }

    /// The next matching call, `nil` when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Input? {
      while !Task.isCancelled {
        if let input = nextRecorded() { return input }
        guard await signals.next(isolation: actor) != nil else { return nil }
      }
      return nil
    }

    public mutating func next() async -> Input? { await next(isolation: nil) }

    private mutating func nextRecorded() -> Input? {
      let calls = subscription.member.recordedCalls(in: subscription.core)
      while position < calls.count {
        let call = calls[position]
        position += 1
        guard arguments.matches(at: call.arguments) else { continue }
        call.markVerified()
        return call.arguments.assumingMemoryBound(to: Input.self).pointee
      }
      return nil
    }
  }

  /// Ends the observation when the iterator is gone.
  private final class Subscription {
    let core: MockCore
    let member: MockedMember
    let signals = CallSignals()

    init(core: MockCore, member: MockedMember) {
      self.core = core
      self.member = member
      member.add(signals, in: core)
    }

    deinit { member.remove(signals, in: core) }
  }
}
