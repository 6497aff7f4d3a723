import Dispatch
import Testing
import Understudy

// Each line that ends in `// report` must be reported exactly once, and no other line.

@Suite struct SwiftTestingReports {
  @Test func inTheTest() {
    let mock = CounterMock()
    verify(mock).count("a").called()  // report
  }

  @Test func overSeveralLines() {
    let mock = CounterMock()
    verify(mock)  // report
      .count("a")
      .called()
  }

  @Test func inATask() async {
    let mock = CounterMock()
    await Task {
      verify(mock).count("a").called()  // report
    }.value
  }

  @Test func inADetachedTask() async {
    let mock = CounterMock()
    await Task.detached {
      verify(mock).count("a").called()  // report
    }.value
  }

  @Test func onACallbackThread() async {
    let mock = CounterMock()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        verify(mock).count("a").called()  // report
        continuation.resume()
      }
    }
  }

  @Test func unstubbedCall() {
    let mock = CounterMock()  // report
    _ = try? mock.load()
  }

  @Test func unstubbedCallOnACallbackThread() async {
    let mock = CounterMock()  // report
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = try? mock.load()
        continuation.resume()
      }
    }
  }

  @Test func nearlyStubbed() {
    let mock = CounterMock()
    given(mock).count("a").willReturn(1)
    #expect(throws: Never.self) { _ = try mock.count("b") }
    verify(mock).count("b").called(2)  // report
  }
}

@Suite(.mocks(strictness: .strict)) struct StrictSwiftTestingReports {
  @Test func unusedStub() {
    let mock = CounterMock()
    given(mock).count("a").willReturn(1)  // report
  }

  @Test func unmetExpectation() {
    let mock = CounterMock()
    expect(mock).count("a").willReturn(1)  // report
  }

  @Test func missedStub() {
    let mock = CounterMock()
    given(mock).count("a").willReturn(1).lenient()  // report
    _ = try? mock.count("b")
  }

  @Test func together() {
    let mock = CounterMock()
    verifyAll {  // report
      verify(mock).count("a").called()
      verify(mock).load().called()
    }
  }
}
