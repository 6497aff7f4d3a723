/// One call in the log of a member, whatever the types of its arguments are.
package struct RecordedCall {
  /// Holds the member, and with it the arguments' type.
  let core: MockCore
  let member: MockedMember
  /// The number of the call among the calls of its member, counted from 1.
  let number: Int
  private let chunk: InvocationLog.Chunk
  private let index: Int

  init(
    core: MockCore, member: MockedMember, number: Int, chunk: InvocationLog.Chunk, index: Int
  ) {
    self.core = core
    self.member = member
    self.number = number
    self.chunk = chunk
    self.index = index
  }

  /// The place of this call in the order of all calls of the process.
  package var sequenceNumber: UInt64 { chunk.sequenceNumbers[index] }

  /// The address of the arguments' tuple.
  var arguments: UnsafeRawPointer { UnsafeRawPointer(chunk.arguments + index * chunk.stride) }

  /// Whether a check has matched the call.
  var isVerified: Bool { chunk.isVerified(index) }

  package func markVerified() { chunk.markVerified(index) }

  /// The call as it would be written in Swift.
  var text: String {
    let signature = MemberSignature(member)
    return signature.call(member.argumentDescriptions(at: arguments))
  }
}

extension MockedMember {
  /// The calls until now, in order.
  func recordedCalls(in core: MockCore) -> [RecordedCall] {
    core.locked { log }.positions.enumerated().map { offset, position in
      RecordedCall(
        core: core, member: self, number: offset + 1, chunk: position.chunk,
        index: position.index)
    }
  }
}

extension [MockCore] {
  /// The calls of all members of all these mocks, in the order in which they came.
  var recordedCalls: [RecordedCall] {
    flatMap { core in core.members.flatMap { $0.recordedCalls(in: core) } }
      .sorted { $0.sequenceNumber < $1.sequenceNumber }
  }
}
