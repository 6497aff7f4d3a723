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
  /// The modules of the sources, where somebody names them; `nil` if mocks write the names of the
  /// sources' types without modules.
  package var modules: [NamedModule]?

  package init(
    paths: [String], inheritancePaths: [String] = [], excludes: [Glob] = [],
    selection: Selection = Selection(), output: Output = .standardOutput,
    rendering: RenderOptions = RenderOptions(), modules: [NamedModule]? = nil
  ) {
    self.paths = paths
    self.inheritancePaths = inheritancePaths
    self.excludes = excludes
    self.selection = selection
    self.output = output
    self.rendering = rendering
    self.modules = modules
  }
}
