extension MockedMember {
  /// Whether there are stubs that a call is expected to match.
  var missesStubs: Bool { core.locked { stubs.contains { !$0.isLenient } } }

  /// The report on a call that nothing answers.
  ///
  /// - Parameters:
  ///   - input: the address of the arguments' tuple.
  ///   - type: what the member returns.
  ///   - hasDefault: whether the call has an answer all the same, so that only strictness minds.
  func unstubbedFailure(
    at input: UnsafeRawPointer, returning type: Any.Type, hasDefault: Bool
  ) -> MockFailure {
    let signature = MemberSignature(self)
    let arguments = argumentDescriptions(at: input)
    let stubs = core.locked { self.stubs }
    let comparisons = MockFailure.Comparison.comparisons(of: stubs, of: self, at: input)
    return MockFailure(
      kind: .unstubbed(hasDefault: hasDefault),
      severity: hasDefault && core.strictness == .warning ? .warning : .error, core: core,
      member: self, call: signature.call(arguments),
      comparisons: comparisons.map(\.comparison),
      suggestion: signature.suggestion(mock: core.spelledTypeName, arguments, returning: type),
      location: comparisons.first?.stub.location ?? core.location)
  }
}
