import Foundation

enum Threads {
  /// Runs the body on so many threads and waits for all of them.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      Thread.detachNewThread {
        body()
        group.leave()
      }
    }
    group.wait()
  }
}
