extension MockedMember {
  /// The report on a verification whose count is wrong.
  func countFailure(
    wanted: CallCount, seen: Int, pattern: ArgumentPattern, log: InvocationLog,
    location: TestLocation
  ) -> MockFailure {
    let signature = MemberSignature(self)
    let descriptions = pattern.descriptions
    var comparisons: [MockFailure.Comparison] = []
    log.forEach { input in
      comparisons.append(
        MockFailure.Comparison(
          number: comparisons.count + 1,
          text: signature.call(pattern.argumentDescriptions(at: input)),
          mismatches: signature.mismatches(
            pattern.verdicts(at: input), descriptions)))
    }
    return MockFailure(
      kind: .unexpectedCount(wanted: wanted, seen: seen), mock: core.displayName,
      member: signature.name, call: signature.call(descriptions), comparisons: comparisons,
      location: location)
  }
}

extension FunctionMock {
  /// The report on a call that nothing answers.
  func unstubbedFailure(_ input: Input) -> MockFailure {
    let signature = MemberSignature(self)
    let stubs = core.locked { self.stubs }
    let arguments = signature.argumentDescriptions(of: input)
    let comparisons = stubs.reversed().map { stub in
      MockFailure.Comparison(
        number: nil, text: signature.call(stub.pattern.descriptions),
        mismatches: signature.mismatches(
          withUnsafePointer(to: input) { stub.pattern.verdicts(at: $0) },
          stub.pattern.descriptions))
    }
    return MockFailure(
      kind: .unstubbed, mock: core.displayName, member: signature.name,
      call: signature.call(arguments), comparisons: comparisons,
      suggestion: signature.suggestion(mock: "\(core.typeName)", arguments, returning: Output.self),
      location: stubs.last?.location ?? core.location)
  }
}
