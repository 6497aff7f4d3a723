internal import MockModel
internal import MockRendering

/// Writes one mock in the style of another library.
protocol DialectWriter {
  var lines: IndentedLines { get set }
  /// What could not be written.
  var diagnostics: [Diagnostic] { get }

  init(_ mock: ResolvedMock, options: RenderOptions)
  mutating func write()
}

extension DialectWriter {
  /// Appends the text of one mock, with the empty line in front of it.
  ///
  /// - Returns: what could not be written.
  static func write(
    _ mock: ResolvedMock, options: RenderOptions, to text: inout SourceText
  ) -> [Diagnostic] {
    var writer = Self(mock, options: options)
    writer.write()
    writer.lines.append(to: &text)
    return writer.diagnostics
  }

  /// Writes an `#if` block.
  ///
  /// - Parameter body: writes the members of one branch.
  mutating func write(
    _ clauses: [ConditionalItem<Member>.Clause],
    body: (inout Self, ConditionalList<Member>) -> Void
  ) {
    lines.blank()
    for (index, clause) in clauses.enumerated() {
      let keyword = index == 0 ? "#if" : clause.condition == nil ? "#else" : "#elseif"
      let line = keyword + (clause.condition.map { " \($0)" } ?? "")
      if index == 0 { lines.open(line) } else { lines.reopen(line) }
      body(&self, clause.items)
    }
    lines.close("#endif")
  }
}
