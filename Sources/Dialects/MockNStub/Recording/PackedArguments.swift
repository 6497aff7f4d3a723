/// The arguments of a call in one value, which a closure over their own types can be asked about.
enum PackedArguments {
  /// What is more than this is left out, as the original does it.
  static let maximum = 24

  /// - Returns: `()` for no argument, the argument itself for one, a tuple for more.
  static func pack(_ arguments: [Any?], of function: MethodID) -> Any {
    if arguments.count > maximum {
      Log.write(
        .warning,
        "\(function) has \(arguments.count) arguments: only the first \(maximum) are recorded")
    }
    return tuple(rest: arguments.prefix(maximum))
  }

  // Each step is another type, so the optimizer must not write one function for each.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private static func tuple<each Element>(
    _ elements: repeat each Element, rest: ArraySlice<Any?>
  ) -> Any {
    guard let next = rest.first else { return (repeat each elements) }
    return tuple(repeat each elements, next, rest: rest.dropFirst())
  }
}
