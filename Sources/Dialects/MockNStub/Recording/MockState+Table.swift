internal import UnderstudyRuntime

extension MockState {
  /// The state of a mock, which has no place for it itself: a protocol cannot add a stored property.
  ///
  /// The table does not keep mocks alive. The state of one that is gone goes when another mock is
  /// used for the first time.
  static func of(_ mock: AnyObject) -> MockState {
    let key = ObjectIdentifier(mock)
    if let state = table.withLock({ $0[key]?.state(of: mock) }) { return state }
    let made = MockState()
    let (state, released) = table.withLock { entries in
      // Another thread may have been here meanwhile.
      if let state = entries[key]?.state(of: mock) { return (state, [AnyObject]()) }
      let released = removeDead(from: &entries)
      entries[key] = Entry(mock: mock, state: made)
      return (made, released)
    }
    withExtendedLifetime(released) {}
    return state
  }

  /// Removes the states of mocks that are gone.
  ///
  /// - Returns: what must be released outside the lock, since that may run code of the user: the
  ///   states, and the other mocks too, whose last owner may have left them meanwhile.
  private static func removeDead(from entries: inout [ObjectIdentifier: Entry]) -> [AnyObject] {
    var released: [AnyObject] = []
    for (key, entry) in entries {
      if let mock = entry.mock {
        released.append(mock)
      } else {
        released.append(entry.state)
        entries[key] = nil
      }
    }
    return released
  }

  private static let table = Guarded<[ObjectIdentifier: Entry]>([:])

  private struct Entry: @unchecked Sendable {
    weak var mock: AnyObject?
    let state: MockState

    /// `nil` when the state belongs to an object that was at the same address before.
    func state(of mock: AnyObject) -> MockState? { self.mock === mock ? state : nil }
  }
}
