import MockNStub

final class MailerMock: Mocking, DefiningFunctionID {
  enum FunctionID: String {
    case send = "send(to:body:)"
    case flush = "flush()"
  }

  func send(to: String, body: String) -> Bool { didCallFunction(withArguments: to, body) }
  func flush() { didCallFunction() }
}
