package import MockRendering

/// Everything that a run of the generator is asked for.
package struct GenerationRequest: Equatable, Sendable {
  /// Files, folders, or `-` for standard input.
  package var paths: [String]
  /// Files and folders whose protocols are parents of others and are not mocked.
  package var inheritancePaths: [String]
  package var excludes: [Glob]
  package var selection: Selection
  package var output: Output
  package var rendering: RenderOptions

  package init(
    paths: [String], inheritancePaths: [String] = [], excludes: [Glob] = [],
    selection: Selection = Selection(), output: Output = .standardOutput,
    rendering: RenderOptions = RenderOptions()
  ) {
    self.paths = paths
    self.inheritancePaths = inheritancePaths
    self.excludes = excludes
    self.selection = selection
    self.output = output
    self.rendering = rendering
  }
}
