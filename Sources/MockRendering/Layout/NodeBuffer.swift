extension FlatText {
  /// A list, an item of a list, or a row that holds a list. Its children follow it.
  struct Node {
    var isList = false
    var closesOnOwnLine = false
    /// Whether there is a list in it that can be broken.
    var isBreakable = false
    var range = 0..<0
    /// Of a list: what stands between its brackets.
    var contents = 0..<0
    /// The place behind its last descendant.
    var next = 0

    /// The same in another text.
    func moved(by offset: Int, places: Int) -> Node {
      var node = self
      node.range = range.lowerBound + offset..<range.upperBound + offset
      node.contents = contents.lowerBound + offset..<contents.upperBound + offset
      node.next += places
      return node
    }
  }

  /// The nodes of a text, which come and go too often for an array.
  struct NodeBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<Node>
    private var capacity = 64
    private(set) var count = 0

    init() { start = .allocate(capacity: capacity) }

    deinit { start.deallocate() }

    subscript(place: Int) -> Node {
      get {
        precondition(place < count)
        return start[place]
      }
      set {
        precondition(place < count)
        start[place] = newValue
      }
    }

    mutating func append(_ node: Node) {
      let place = takePlace()
      start[place] = node
    }

    /// The place of a node that is not known yet.
    mutating func takePlace() -> Int {
      if count == capacity { grow() }
      count += 1
      return count - 1
    }

    mutating func removeAll() { count = 0 }

    mutating func removeLast() { count -= 1 }

    private mutating func grow() {
      let larger = UnsafeMutablePointer<Node>.allocate(capacity: 2 * capacity)
      larger.moveInitialize(from: start, count: count)
      start.deallocate()
      start = larger
      capacity *= 2
    }
  }
}
