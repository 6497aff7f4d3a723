internal import Synchronization

/// Answers for the calls that a pattern matches. It knows its answers only as objects: they are
/// ``Answer``s of the member's signature.
@usableFromInline
final class Stub: @unchecked Sendable {
  /// Answers that follow each other. All but the last part of a chain have an end.
  struct Part {
    var answers: [AnyObject]
    /// How many calls this part answers; `nil` for all that come.
    var limit: Int?
  }

  let pattern: ArgumentPattern
  let location: TestLocation
  /// Whether the arguments of a call need not be looked at.
  let isForAllCalls: Bool

  /// Whether it does not matter that the stub is never used, and that calls miss it.
  @exclusivity(unchecked) var isLenient: Bool

  /// Whether there is a single answer without an end: then it is found without the lock.
  private let isConstant = Atomic<Bool>(false)
  private let wasUsed = Atomic<Bool>(false)
  /// Written once, before `isConstant` becomes true, and never changed then.
  @exclusivity(unchecked) private var firstAnswer: AnyObject?

  // Guarded by the core's lock.
  @exclusivity(unchecked) private var parts: [Part] = []
  @exclusivity(unchecked) private var partIndex = 0
  @exclusivity(unchecked) private var usesOfPart = 0

  init(pattern: ArgumentPattern, location: TestLocation, isLenient: Bool = false) {
    self.pattern = pattern
    self.location = location
    isForAllCalls = pattern.matchesAll && !pattern.captures
    self.isLenient = isLenient
  }

  /// Whether any call took an answer.
  var isUsed: Bool { wasUsed.load(ordering: .relaxed) }

  /// The answer that every matching call gets, `nil` when calls differ or the stub has an end.
  /// It needs no lock: a chain that grows at the same time takes effect with the next call.
  func takeConstantAnswer() -> AnyObject? {
    guard isConstant.load(ordering: .acquiring) else { return nil }
    // A load is cheap where a store would take the memory away from other processors.
    if !isUsed { wasUsed.store(true, ordering: .relaxed) }
    return firstAnswer
  }

  /// The answer for the next call, `nil` when the stub is used up. Call it under the core's lock.
  func takeAnswer() -> AnyObject? {
    wasUsed.store(true, ordering: .relaxed)
    while partIndex < parts.count {
      let part = parts[partIndex]
      if let limit = part.limit, usesOfPart >= limit {
        guard partIndex + 1 < parts.count else { return nil }
        partIndex += 1
        usesOfPart = 0
        continue
      }
      defer { usesOfPart += 1 }
      return part.answers[min(usesOfPart, part.answers.count - 1)]
    }
    return nil
  }

  /// Adds a part to the chain; the part before it then answers each of its answers once, unless
  /// it has a limit. Call it under the core's lock.
  func append(_ answers: [AnyObject]) {
    let isFirst = parts.isEmpty
    if !isFirst {
      isConstant.store(false, ordering: .relaxed)
      let last = parts.count - 1
      if parts[last].limit == nil {
        // An answer that repeats already is used once more: a single one has not counted its uses.
        let uses = partIndex == last ? usesOfPart : 0
        parts[last].limit = max(parts[last].answers.count, uses + 1)
      }
    }
    parts.append(Part(answers: answers, limit: nil))
    if isFirst, answers.count == 1 {
      firstAnswer = answers[0]
      isConstant.store(true, ordering: .releasing)
    }
  }

  /// Ends the last part of the chain after so many calls. Call it under the core's lock.
  func limitLastPart(to limit: Int) {
    guard let last = parts.indices.last else { return }
    isConstant.store(false, ordering: .relaxed)
    parts[last].limit = limit
  }
}
