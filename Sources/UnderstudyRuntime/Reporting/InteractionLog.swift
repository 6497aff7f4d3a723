/// The calls of several mocks in the order in which they came.
///
/// ```swift
/// print(interactions(of: service, journal).mermaid)
/// ```
public struct InteractionLog: Sendable {
  /// One call.
  public struct Interaction: Sendable {
    /// The mock's type, with its name in parentheses if it has one.
    public let mock: String
    /// The member as Swift names it: `fetch(id:page:)`.
    public let member: String
    /// The call as it would be written in Swift.
    public let call: String
    /// The place in the order of all calls of the process.
    public let sequenceNumber: UInt64
    /// Whether a verification has matched the call.
    public let isVerified: Bool
  }

  /// The calls, in order.
  public let interactions: [Interaction]

  package init(of cores: [MockCore]) {
    interactions = cores.recordedCalls.map { call in
      Interaction(
        mock: call.core.displayName, member: MemberSignature(call.member).name, call: call.text,
        sequenceNumber: call.sequenceNumber, isVerified: call.isVerified)
    }
  }

  /// One line for each call: `1. UserServiceMock.fetch(id: "42")`.
  public var text: String {
    interactions.enumerated().map { "\($0.offset + 1). \($0.element.mock).\($0.element.call)" }
      .joined(separator: "\n")
  }

  /// A JSON array with one object for each call.
  public var json: String {
    let objects = interactions.map { interaction in
      """
        {"mock": \(quoted(interaction.mock)), "member": \(quoted(interaction.member)), \
      "call": \(quoted(interaction.call)), "verified": \(interaction.isVerified)}
      """
    }
    return objects.isEmpty ? "[]" : "[\n\(objects.joined(separator: ",\n"))\n]"
  }

  /// A sequence diagram for Mermaid, from the test to each mock.
  public var mermaid: String {
    var participants: [String] = []
    for interaction in interactions where !participants.contains(interaction.mock) {
      participants.append(interaction.mock)
    }
    let header = participants.enumerated().map {
      "  participant m\($0.offset) as \(escaped($0.element))"
    }
    let arrows = interactions.map { interaction in
      let index = participants.firstIndex(of: interaction.mock) ?? 0
      return "  Test->>m\(index): \(escaped(interaction.call))"
    }
    return (["sequenceDiagram", "  participant Test"] + header + arrows).joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Mermaid takes `#` and `;` for its own, and a line ends a message.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "#": result += "#35;"
      case ";": result += "#59;"
      case "\n", "\r\n", "\r": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}

/// The calls of these mocks in the order in which they came.
///
/// - Parameter mocks: the mocks.
public func interactions(of mocks: any Mock...) -> InteractionLog {
  InteractionLog(of: mocks.map { $0.understudy })
}
