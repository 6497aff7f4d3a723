/// The state of one `verifyInOrder`. It is used by one task at a time.
@usableFromInline
final class OrderVerification: @unchecked Sendable {
  @TaskLocal @usableFromInline static var current: OrderVerification?

  /// One verification in the order.
  struct Step {
    let core: MockCore
    let member: MockedMember
    /// What is wanted, as it would be written in Swift.
    let call: String
    let count: CallCount
    let comment: String?
    let location: TestLocation
  }

  private let option: VerificationOrder
  private let location: TestLocation
  private var cores: [MockCore] = []
  private var taken: [RecordedCall] = []
  /// Calls that must not come before the next one that is taken, with the place behind which.
  private var forbidden: [(step: Step, matching: [RecordedCall])] = []

  init(_ option: VerificationOrder, _ location: TestLocation) {
    self.option = option
    self.location = location
  }

  /// The sequence number of the last call that was taken.
  private var position: UInt64 { taken.last?.sequenceNumber ?? 0 }

  /// Takes the next calls for a step, and reports if there are too few.
  ///
  /// - Parameter matching: all calls that match the step, in order.
  func take(_ step: Step, from matching: [RecordedCall]) -> [RecordedCall] {
    if !cores.contains(where: { $0 === step.core }) { cores.append(step.core) }
    let ahead = matching.filter { $0.sequenceNumber > position }
    guard step.count.maximum != 0 else {
      forbidden.append((step, ahead))
      return []
    }
    let next = Array(ahead.prefix(step.count.maximum ?? step.count.minimum))
    if let first = next.first { settleForbidden(before: first.sequenceNumber) }
    if next.count < step.count.minimum { report(step, seen: next.count) }
    for call in next { call.markVerified() }
    taken += next
    return next
  }

  /// Checks what must hold of the order as a whole.
  func finish() {
    settleForbidden(before: .max)
    let taken = takenNumbers
    let place: ClosedRange<UInt64>
    switch option {
    case .relaxed: return
    case .nothingElse: place = 0...(.max)
    case .nothingBetween:
      guard let first = self.taken.first?.sequenceNumber else { return }
      place = first...position
    }
    let unwanted = cores.recordedCalls.filter {
      place.contains($0.sequenceNumber) && !taken.contains($0.sequenceNumber)
    }
    guard !unwanted.isEmpty else { return }
    cores[0].report(
      MockFailure(
        kind: .callsOutsideOrder, comparisons: unwanted.map { .inOrder($0, isTaken: false) },
        location: location))
  }

  private var takenNumbers: Set<UInt64> { Set(taken.map(\.sequenceNumber)) }

  private func settleForbidden(before end: UInt64) {
    for (step, matching) in forbidden {
      let count = matching.count { $0.sequenceNumber < end }
      if count > 0 { report(step, seen: count) }
    }
    forbidden = []
  }

  private func report(_ step: Step, seen: Int) {
    let calls = cores.recordedCalls
    // The calls around the place where the order broke tell most.
    let start = calls.firstIndex { $0.sequenceNumber >= position } ?? calls.startIndex
    let shown = calls[max(start - 4, 0)...]
    let taken = takenNumbers
    step.core.report(
      MockFailure(
        kind: .wrongOrder(wanted: step.count, seen: seen), core: step.core, member: step.member,
        call: step.call,
        comparisons: shown.map { call in
          .inOrder(call, isTaken: taken.contains(call.sequenceNumber))
        }, comment: step.comment, location: step.location))
  }
}

extension MockFailure.Comparison {
  /// A call among those of several mocks.
  static func inOrder(_ call: RecordedCall, isTaken: Bool) -> Self {
    Self(
      number: nil, text: (isTaken ? "✓ " : "  ") + "\(call.core.displayName).\(call.text)",
      mismatches: [])
  }
}
