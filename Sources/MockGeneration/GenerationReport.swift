package import MockModel

/// What a run of the generator did.
package struct GenerationReport: Sendable {
  /// In the order of the files, and of the places in them.
  package var diagnostics: [Diagnostic] = []
  package var searchedFileCount = 0
  package var mockCount = 0
  /// Files that got a new text.
  package var writtenPaths: [String] = []
  package var unchangedFileCount = 0
  /// Generated files whose source is gone.
  package var removedPaths: [String] = []

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
