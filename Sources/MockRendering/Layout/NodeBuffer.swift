extension FlatText {
  /// A list, an item of a list, or a row that holds a list. Its children follow it.
  struct Node {
    var isList = false
    var closesOnOwnLine = false
    /// Whether there is a list in it that can be broken.
    var isBreakable = false
    // Numbers of half the size: nodes are written and copied all the time.
    private var start: Int32
    private var end: Int32
    private var contentsStart: Int32
    private var contentsEnd: Int32
    private var nextPlace: Int32 = 0

    /// - Parameter contents: of a list, what stands between its brackets.
    init(
      isList: Bool = false, closesOnOwnLine: Bool = false, range: Range<Int>,
      contents: Range<Int> = 0..<0
    ) {
      self.isList = isList
      self.closesOnOwnLine = closesOnOwnLine
      start = Int32(range.lowerBound)
      end = Int32(range.upperBound)
      contentsStart = Int32(contents.lowerBound)
      contentsEnd = Int32(contents.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var contents: Range<Int> { Int(contentsStart)..<Int(contentsEnd) }
    /// The place behind its last descendant.
    var next: Int {
      get { Int(nextPlace) }
      set { nextPlace = Int32(newValue) }
    }

    /// The same in another text.
    func moved(by offset: Int32, places: Int32) -> Node {
      var node = self
      node.start &+= offset
      node.end &+= offset
      node.contentsStart &+= offset
      node.contentsEnd &+= offset
      node.nextPlace &+= places
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

    /// Appends nodes of another text, which stands somewhere else here.
    mutating func append(
      _ range: Range<Int>, of other: borrowing NodeBuffer, offset: Int, places: Int
    ) {
      precondition(range.upperBound <= other.count)
      while count + range.count > capacity { grow() }
      let (offset, places) = (Int32(offset), Int32(places))
      let end = start + count
      for place in 0..<range.count {
        end[place] = other.start[range.lowerBound &+ place].moved(by: offset, places: places)
      }
      count += range.count
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
