internal import Synchronization

extension MockState {
  /// The state of a mock, which has no place for it itself: a protocol cannot add a stored property.
  ///
  /// The table does not keep mocks alive. The state of one that is gone goes when another mock is
  /// used for the first time.
  static func of(_ mock: AnyObject) -> MockState {
    let key = ObjectIdentifier(mock)
    if let state = table.withLock({ $0[key]?.state(of: mock) }) { return state }
    let made = MockState()
    let (state, forgotten) = table.withLock { entries in
      // Another thread may have been here meanwhile.
      if let state = entries[key]?.state(of: mock) { return (state, [Entry]()) }
      let forgotten = entries.filter { $0.value.mock == nil }
      for key in forgotten.keys { entries[key] = nil }
      entries[key] = Entry(mock: mock, state: made)
      return (made, Array(forgotten.values))
    }
    // Outside the lock, since what was recorded may run code when it is released.
    withExtendedLifetime(forgotten) {}
    return state
  }

  private static let table = Mutex<[ObjectIdentifier: Entry]>([:])

  private struct Entry: @unchecked Sendable {
    weak var mock: AnyObject?
    let state: MockState

    /// `nil` when the state belongs to an object that was at the same address before.
    func state(of mock: AnyObject) -> MockState? { self.mock === mock ? state : nil }
  }
}
