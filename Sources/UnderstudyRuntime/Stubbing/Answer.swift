/// What a stub does with a call. A class rather than an enum: choosing one is then the same code
/// for every signature.
@usableFromInline
class Answer<Input, Output, Failure: Error> {
  /// Whether this is a ``ValueAnswer``.
  @usableFromInline final let isValue: Bool

  fileprivate init(isValue: Bool = false) { self.isValue = isValue }

  /// The value of a ``ValueAnswer``, read in place: a call through the class would not know the
  /// value's type, and copy it by its witnesses.
  @inlinable final var value: Output {
    unsafeDowncast(self, to: ValueAnswer<Input, Output, Failure>.self).output
  }

  /// What a synchronous member does. An asynchronous answer is never given to one: the types of
  /// its builder do not allow it.
  @usableFromInline
  func respond(to input: Input) throws(Failure) -> Output {
    preconditionFailure("an answer of another effect reached a member")
  }

  /// On the actor of the caller.
  @usableFromInline
  nonisolated(nonsending) func respondAsynchronously(to input: Input) async throws(Failure)
    -> Output
  {
    try respond(to: input)
  }
}

@usableFromInline
final class ValueAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  /// Changed only under the core's lock, and only while nothing but the member refers to this.
  @exclusivity(unchecked) @usableFromInline var output: Output

  init(_ output: Output) {
    self.output = output
    super.init(isValue: true)
  }

  @usableFromInline
  override func respond(to input: Input) throws(Failure) -> Output { output }
}

/// Hands the call to the object that the mock spies on. Generated code asks for it before it lets
/// the answer run.
final class RealAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  init() { super.init() }
}

final class ErrorAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  private let error: Failure

  init(_ error: Failure) { self.error = error }

  override func respond(to input: Input) throws(Failure) -> Output { throw error }
}

final class ClosureAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  private let body: (Input) throws(Failure) -> Output

  init(_ body: @escaping (Input) throws(Failure) -> Output) { self.body = body }

  override func respond(to input: Input) throws(Failure) -> Output { try body(input) }
}

final class AsynchronousAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  typealias Body = nonisolated(nonsending) (Input) async throws(Failure) -> Output
  private let body: Body

  init(_ body: @escaping Body) { self.body = body }

  override nonisolated(nonsending) func respondAsynchronously(to input: Input)
    async throws(Failure) -> Output
  {
    try await body(input)
  }
}

/// An answer with a signature of its own: for members whose arguments no tuple can hold, such as
/// non-escaping closures.
@usableFromInline
final class CustomAnswer<Input, Output, Failure: Error, Body>: Answer<Input, Output, Failure> {
  @usableFromInline let body: Body

  init(_ body: Body) { self.body = body }
}
