/// What a stub has for one call.
struct StubbedValue<Value> {
  /// `nil` if there is none, or one of another type.
  let value: Value?
  private let call: Call
  /// Whether any value was given for the call, be it `nil`.
  private let wasGiven: Bool

  init(_ methodID: MethodID, _ arguments: [Any?], of stub: some Stubbing) {
    call = Call(methodID: methodID, arguments: PackedArguments.pack(arguments, of: methodID))
    let given = MockState.of(stub).value(for: call, of: stub)
    wasGiven = given != nil
    guard let given, let given else {
      value = nil
      return
    }
    value = given as? Value
    if value == nil {
      Log.write(
        .warning,
        "the value given for \(methodID) is of type \(type(of: given)), but \(Value.self) is returned"
      )
    }
  }

  /// Explains why the function has no value, since what follows is often a forced unwrap.
  func explainIfMissing(of stub: some Stubbing) {
    guard !wasGiven, !(Value.self is any OptionalType.Type) else { return }
    let all = stub.callValues
    let own = all.filter { $0.methodID == call.methodID }
    Log.write(
      .warning,
      """
      no value of type \(Value.self) is given for \(call.methodID), so it returns nil: unwrapping \
      that by force stops the test
        arguments: \(call.arguments)
        given for this function: \(list(own))
        given in all: \(list(all))
      """)
  }

  private func list(_ values: [CallValue]) -> String {
    values.isEmpty ? "nothing" : values.map { "\n    \($0)" }.joined()
  }
}

private protocol OptionalType {}
extension Optional: OptionalType {}
