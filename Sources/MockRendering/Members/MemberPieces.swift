internal import MockModel

/// The parts of a mock that one member gives.
struct MemberPieces: Hashable, Sendable {
  /// `nil` for what needs none.
  var storage: Storage?
  var isStatic: Bool
  var witness: [Declaration]
  var builder: [Declaration]

  struct Storage: Hashable, Sendable {
    var name: String
    var type: Layout
    var initializer: Layout
  }
}
