internal import MockModel

extension Diagnostic {
  /// In the compiler's form, which editors and build logs understand.
  var text: String {
    guard !path.isEmpty else { return "\(toolName): \(severity.rawValue): \(message)" }
    guard let location else { return "\(path): \(severity.rawValue): \(message)" }
    return "\(path):\(location.line):\(location.column): \(severity.rawValue): \(message)"
  }
}
