import MockNStub

// What a test target with Nimble copies from the article.

func beCalled<M: Mocking & DefiningFunctionID>(
  _ amount: Verification.Amount, timesAt id: M.FunctionID,
  withArgumentsThatMatch matcher: MatchingArguments = anyArgumentMatcher
) -> Matcher<M> {
  Matcher { expression in
    guard let mock = try expression.evaluate() else {
      let message = ExpectationMessage.fail("expected a mock, got <nil>")
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    mock.expect(amount, callsToFunctionWithID: id, withArgumentsThatMatch: matcher)
    return MatcherResult(
      bool: !mock.wouldFailIfVerified(),
      message: .fail(mock.applicableFailureMessages().joined(separator: "\n")))
  }
}

func beCalled<M: Mocking & DefiningFunctionID, Arguments>(
  _ amount: Verification.Amount, timesAt id: M.FunctionID,
  withArgumentsThatMatch matcher: @escaping (Arguments) -> Bool
) -> Matcher<M> {
  beCalled(amount, timesAt: id, withArgumentsThatMatch: ArgumentMatcher(matcher: matcher))
}

func beCalled<M: Mocking & DefiningFunctionID, Arguments>(
  _ amount: Verification.Amount, timesAt id: M.FunctionID,
  matchingExpectations expectations: @escaping (Arguments) -> Void
) -> Matcher<M> {
  beCalled(amount, timesAt: id) { (arguments: Arguments) in
    expectations(arguments)
    return true
  }
}

func beCalled<M: Mocking & DefiningFunctionID>(
  at id: M.FunctionID, withArgumentsThatMatch matcher: MatchingArguments = anyArgumentMatcher
) -> Matcher<M> {
  beCalled(.anyAmount, timesAt: id, withArgumentsThatMatch: matcher)
}

func beCalledOnce<M: Mocking & DefiningFunctionID>(
  at id: M.FunctionID, withArgumentsThatMatch matcher: MatchingArguments = anyArgumentMatcher
) -> Matcher<M> {
  beCalled(.exactly(amount: 1), timesAt: id, withArgumentsThatMatch: matcher)
}

func beCalled<M: Mocking & DefiningFunctionID, Arguments>(
  at id: M.FunctionID, withArgumentsThatMatch matcher: @escaping (Arguments) -> Bool
) -> Matcher<M> {
  beCalled(.anyAmount, timesAt: id, withArgumentsThatMatch: matcher)
}

func beCalledOnce<M: Mocking & DefiningFunctionID, Arguments>(
  at id: M.FunctionID, withArgumentsThatMatch matcher: @escaping (Arguments) -> Bool
) -> Matcher<M> {
  beCalled(.exactly(amount: 1), timesAt: id, withArgumentsThatMatch: matcher)
}
