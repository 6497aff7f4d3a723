package import MockModel

/// What can be wrong with the files themselves. Such an error means that mocks may be missing, so
/// nothing is written.
extension Diagnostic {
  static let inputErrorIdentifiers: Set<String> = [
    "file-error", "folder-loop", "not-utf-8", "empty-selection",
  ]

  /// Whether it says that the input could not be read as a whole.
  package var isInputError: Bool { Self.inputErrorIdentifiers.contains(id) }

  package static func fileError(_ error: FileError) -> Diagnostic {
    Diagnostic(
      id: "file-error", severity: .error, message: error.message, path: "", location: nil)
  }

  static func folderLoop(_ path: String, backTo parent: String, exclude: String) -> Diagnostic {
    Diagnostic(
      id: "folder-loop", severity: .error,
      message:
        "folder '\(path)' leads back to '\(parent)' by a symbolic link; "
        + "leave it out with --exclude '\(exclude)'",
      path: "", location: nil)
  }

  static func notUTF8(_ path: String, at location: SourceLocation, looksLikeUTF16: Bool)
    -> Diagnostic
  {
    Diagnostic(
      id: "not-utf-8", severity: .error,
      message: "the file is not UTF-8 text" + (looksLikeUTF16 ? ", it looks like UTF-16" : ""),
      path: path, location: location)
  }
}
