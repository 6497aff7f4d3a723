/// What a stub does with a call. A class rather than an enum: choosing one is then the same code
/// for every signature.
@usableFromInline
class Answer<Input, Output, Failure: Error> {
  /// What can be told without a call through the class.
  @usableFromInline final let kind: AnswerKind

  fileprivate init(_ kind: AnswerKind = .other) { self.kind = kind }

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

@usableFromInline @frozen
enum AnswerKind {
  /// A ``ValueAnswer``.
  case value
  /// A ``RealAnswer``.
  case real
  case other
}

@usableFromInline
final class ValueAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  /// Changed only under the core's lock, and only while nothing but the member refers to this.
  @exclusivity(unchecked) @usableFromInline var output: Output

  init(_ output: Output) {
    self.output = output
    super.init(.value)
  }

  @usableFromInline
  override func respond(to input: Input) throws(Failure) -> Output { output }
}

/// An answer that can be wrong for its member, which the test has to be told where it was given.
@usableFromInline
class LocatedAnswer<Input, Output, Failure: Error>: Answer<Input, Output, Failure> {
  final let location: TestLocation

  fileprivate init(_ kind: AnswerKind = .other, _ location: TestLocation) {
    self.location = location
    super.init(kind)
  }
}

/// Hands the call to the object that the mock spies on. What can pass a call on looks for it before it
/// lets the answer run.
final class RealAnswer<Input, Output, Failure: Error>: LocatedAnswer<Input, Output, Failure> {
  private let function: Unmanaged<FunctionMock<Input, Output, Failure>>

  init(_ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation) {
    // The member holds the stub that holds this.
    self.function = .passUnretained(function)
    super.init(.real, location)
  }

  /// What is left for a member that cannot be passed on.
  override func respond(to input: Input) throws(Failure) -> Output {
    let function = function.takeUnretainedValue()
    function.core.reportMisuse(
      "the member cannot be passed on to the real object: give it an answer", member: function,
      location: location)
    return try function.unstubbed(input)
  }
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
final class CustomAnswer<Input, Output, Failure: Error, Body>:
  LocatedAnswer<Input, Output, Failure>
{
  @usableFromInline let body: Body

  init(_ body: Body, _ location: TestLocation) {
    self.body = body
    super.init(.other, location)
  }
}
