internal import Synchronization

/// Finds out whether a mock keeps a list in a property of its own: reading the list then never reaches
/// the library's own property.
enum StorageProbe {
  private final class Probe: Sendable {
    let wasReached = Atomic<Bool>(false)
  }

  @TaskLocal private static var current: Probe?

  /// What the library's own property returns: what the closure reads, unless this is a probe.
  static func answer<Element>(_ read: () -> [Element]) -> [Element] {
    guard let current else { return read() }
    current.wasReached.store(true, ordering: .relaxed)
    return []
  }

  /// Whether what the closure reads is not the library's own property.
  static func isOwnProperty(_ read: () -> Void) -> Bool {
    let probe = Probe()
    $current.withValue(probe, operation: read)
    return !probe.wasReached.load(ordering: .relaxed)
  }
}
