/// The conversation: each message is answered, whatever it is.
package struct PluginLoop {
  private let stream: MessageStream

  init(_ stream: MessageStream) { self.stream = stream }

  /// Talks over the process's standard input and output until the compiler is done.
  ///
  /// - Returns: what went wrong, if something did.
  package static func run() -> String? {
    do throws(MessageStream.Problem) {
      try PluginLoop(.standard()).answerAll()
      return nil
    } catch {
      return error.description
    }
  }

  func answerAll() throws(MessageStream.Problem) {
    while let message = try stream.receive() {
      try stream.send(Self.reply(to: message).json.bytes)
    }
  }

  static func reply(to message: [UInt8]) -> Reply {
    do {
      return reply(to: try Request(try JSONParser.parse(message)))
    } catch {
      return .expansion(nil, [.misunderstanding("unreadable message from the compiler: \(error)")])
    }
  }

  private static func reply(to request: Request) -> Reply {
    switch request {
    case .capability: .capability
    case .attached(let expansion): expand(expansion)
    case .freestanding:
      .expansion(nil, [.misunderstanding("this plugin has no freestanding macros")])
    case .library: .library([.misunderstanding("this plugin loads no libraries")])
    case .unknown(let name):
      .expansion(nil, [.misunderstanding("unknown message '\(name)' from the compiler")])
    }
  }

  private static func expand(_ expansion: AttachedExpansion) -> Reply {
    switch (expansion.macro, expansion.role) {
    case ("MockableMacro", "peer"): return MockableMacro(expansion).reply
    case ("UnmockedMacro", "peer"), ("MockedWeaklyMacro", "peer"): return .expansion("", [])
    case ("MockMacro", _): return MockMacro(expansion).reply
    case ("MockedBodyMacro", "body"), ("MockedAccessorsMacro", "accessor"):
      return WrittenMacro(expansion).reply
    default:
      return .expansion(
        nil,
        [.misunderstanding("no macro '\(expansion.macro)' with the role '\(expansion.role)'")])
    }
  }
}

extension MacroDiagnostic {
  /// What goes wrong between the compiler and the plugin has no place in a source.
  fileprivate static func misunderstanding(_ message: String) -> MacroDiagnostic {
    MacroDiagnostic(message: message, position: SourcePosition(file: "", offset: 0))
  }
}
