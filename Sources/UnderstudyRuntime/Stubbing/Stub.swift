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

  /// Whether it does not matter that the stub is never used, and that calls miss it.
  @exclusivity(unchecked) var isLenient: Bool
  // Guarded by the core's lock.
  @exclusivity(unchecked) private var parts: [Part] = []
  @exclusivity(unchecked) private var partIndex = 0
  @exclusivity(unchecked) private var usesOfPart = 0
  /// The single answer of a stub without an end, to be found without a walk.
  @exclusivity(unchecked) private var onlyAnswer: AnyObject?
  @exclusivity(unchecked) private(set) var isUsed = false

  init(pattern: ArgumentPattern, location: TestLocation, isLenient: Bool = false) {
    self.pattern = pattern
    self.location = location
    self.isLenient = isLenient
  }

  /// The answer for the next call, `nil` when the stub is used up. Call it under the core's lock.
  func takeAnswer() -> AnyObject? {
    isUsed = true
    if let onlyAnswer { return onlyAnswer }
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
    if let last = parts.indices.last, parts[last].limit == nil {
      parts[last].limit = parts[last].answers.count
    }
    parts.append(Part(answers: answers, limit: nil))
    onlyAnswer = parts.count == 1 && answers.count == 1 ? answers[0] : nil
  }

  /// Ends the last part of the chain after so many calls. Call it under the core's lock.
  func limitLastPart(to limit: Int) {
    guard let last = parts.indices.last else { return }
    parts[last].limit = limit
    onlyAnswer = nil
  }
}
