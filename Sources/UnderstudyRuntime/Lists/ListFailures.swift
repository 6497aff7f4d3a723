// What strict mocks report: libraries over this one whose calls must be expected.

extension MockCore {
  /// Reports an expected call that did not come.
  package func report(
    missing pattern: ArgumentPattern, of member: ListMember<Any?>, at location: TestLocation
  ) {
    report(
      "\(member.text) was expected to be called, but was not.", "wanted", member.text(of: pattern),
      member, location, list: "calls of this member", emptyList: "this member was never called",
      MockFailure.Comparison.comparisons(of: member.calls.map(\.call), with: pattern))
  }

  /// Reports a call that nothing expects.
  ///
  /// - Parameter candidates: the calls of the member that are expected.
  package func report(
    unexpected call: ArgumentList, of member: MockedMember, candidates: [ArgumentPattern],
    at location: TestLocation
  ) {
    report(
      "\(member.text) was called, but nothing expects the call.", "call", member.text(of: call),
      member, location, list: "expected calls of this member",
      emptyList: "no call of this member is expected",
      MockFailure.Comparison.comparisons(of: candidates, of: member, with: call))
  }

  /// Reports a call that must not come.
  package func report(
    rejected call: ArgumentList, of member: MockedMember, at location: TestLocation
  ) {
    report(
      "\(member.text) was called, but the call is rejected.", "call", member.text(of: call), member,
      location)
  }

  private func report(
    _ heading: String, _ role: String, _ call: String, _ member: MockedMember,
    _ location: TestLocation, list: String = "", emptyList: String = "",
    _ comparisons: [MockFailure.Comparison] = []
  ) {
    let wording = MockFailure.Wording(
      heading: heading, role: role, list: list, emptyList: emptyList)
    report(
      MockFailure(
        kind: .worded(wording), core: self, member: member, call: call, comparisons: comparisons,
        location: location))
  }
}

extension DefaultValue {
  /// The default of a type that only a metatype tells, `nil` if it has none.
  package static func any<Value>(_ type: Value.Type) -> Any? { make(type) }
}
