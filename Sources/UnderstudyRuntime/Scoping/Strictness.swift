/// How much a mock lets pass.
public enum Strictness: Sendable {
  /// Calls that no stub answers return a default where there is one.
  case lenient
  /// As ``lenient``, but a call that misses the stubs of its member, and a stub that was never used,
  /// are reported as warnings: they do not fail the test.
  case warning
  /// Every call needs a stub, even where there is a default, and every stub must be used.
  case strict
}
