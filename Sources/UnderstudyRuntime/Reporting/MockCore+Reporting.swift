extension MockCore {
  package func report(_ failure: MockFailure) {
    if failure.severity == .error { scope?.noteFailure() }
    (FailureReporter.current ?? reporter).report(failure)
  }

  func reportMisuse(_ text: String, member: MockedMember?, location: TestLocation) {
    report(MockFailure(kind: .misuse(text), core: self, member: member, location: location))
  }

  /// Reports the failure and ends the process: the last resort.
  func stop(after failure: MockFailure) -> Never {
    report(failure)
    fatalError(failure.text)
  }

  /// How failures call this mock: `UserServiceMock`, or `UserServiceMock(name: "primary")`.
  package var displayName: String {
    name.map { "\(typeName)(name: \($0.debugDescription))" } ?? "\(typeName)"
  }
}
