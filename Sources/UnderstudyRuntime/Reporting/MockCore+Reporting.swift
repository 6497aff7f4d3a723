extension MockCore {
  package func report(_ failure: MockFailure) {
    if failure.severity == .error { scope?.noteFailure() }
    (FailureReporter.current ?? reporter).report(failure)
  }

  func reportMisuse(_ text: String, member: MockedMember?, location: TestLocation) {
    report(MockFailure(kind: .misuse(text), core: self, member: member, location: location))
  }

  /// Ends the process after a failure that is reported: the last resort.
  ///
  /// - Parameter reason: why nothing else is possible, and what would have avoided it.
  func stop(after failure: MockFailure, because reason: String) -> Never {
    fatalError("\(failure.text)\n  \(reason)")
  }

  /// How failures call this mock: `UserServiceMock`, or `UserServiceMock(name: "primary")`.
  package var displayName: String {
    name.map { "\(typeName)(name: \($0.debugDescription))" } ?? "\(typeName)"
  }
}
