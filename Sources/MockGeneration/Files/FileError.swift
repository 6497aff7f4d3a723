/// A file or folder that the system did not let us use.
package struct FileError: Error, Hashable, Sendable {
  package enum Action: String, Hashable, Sendable {
    case read, write, create, replace
  }

  package var action: Action
  package var path: String
  /// The system's own words, such as `no such file or directory`.
  package var reason: String
  /// Whether the other end of a pipe went away, which is nobody's mistake.
  package var isBrokenPipe: Bool

  package init(_ action: Action, _ path: String, reason: String, isBrokenPipe: Bool = false) {
    self.action = action
    self.path = path
    self.reason = reason
    self.isBrokenPipe = isBrokenPipe
  }

  package var message: String { "cannot \(action.rawValue) '\(path)': \(reason)" }
}
