/// The arguments of the calls that a verification matched, in order.
///
/// ```swift
/// let calls = verify(service).fetch(id: .any, page: .any).called(2)
/// #expect(calls.map(\.id) == ["42", "7"])
/// ```
public struct Invocations<Input>: RandomAccessCollection {
  @usableFromInline var inputs: [Input]
  @usableFromInline var lastNumber: UInt64

  @usableFromInline
  init(inputs: [Input], lastSequenceNumber: UInt64) {
    self.inputs = inputs
    lastNumber = lastSequenceNumber
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { inputs.count }
  public subscript(position: Int) -> Input { inputs[position] }
}

extension Invocations: Sendable where Input: Sendable {}

extension Invocations: Equatable where Input: Equatable {
  /// Whether the arguments are equal; when the calls were made does not matter.
  public static func == (left: Invocations, right: Invocations) -> Bool {
    left.inputs == right.inputs
  }

  /// Whether the arguments are equal to the elements, in order.
  public static func == (left: Invocations, right: [Input]) -> Bool { left.inputs == right }
}

extension Invocations: CustomStringConvertible {
  public var description: String { inputs.description }
}

/// What an earlier verification matched, for `called(after:)`.
public protocol VerifiedCalls {
  /// The place of the last call in the order of all calls of the process; 0 if there is none.
  var lastSequenceNumber: UInt64 { get }
}

extension Invocations: VerifiedCalls {
  @inlinable public var lastSequenceNumber: UInt64 { lastNumber }
}
