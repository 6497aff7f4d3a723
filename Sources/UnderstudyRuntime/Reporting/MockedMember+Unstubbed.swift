extension MockedMember {
  /// The report on a call that nothing answers.
  ///
  /// - Parameters:
  ///   - input: the address of the arguments' tuple.
  ///   - type: what the member returns.
  func unstubbedFailure(at input: UnsafeRawPointer, returning type: Any.Type) -> MockFailure {
    let signature = MemberSignature(self)
    let arguments = argumentDescriptions(at: input)
    let stubs = core.locked { self.stubs }
    let comparisons = MockFailure.Comparison.comparisons(of: stubs, of: self, at: input)
    return MockFailure(
      kind: .unstubbed, core: core, member: self, call: signature.call(arguments),
      comparisons: comparisons.map(\.comparison),
      suggestion: signature.suggestion(mock: "\(core.typeName)", arguments, returning: type),
      location: comparisons.first?.stub.location ?? core.location)
  }
}
