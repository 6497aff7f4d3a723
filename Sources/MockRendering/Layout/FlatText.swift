internal import MockModel

/// Layouts written one behind the other on one line, and the places where they can be broken.
///
/// Nearly all that is written passes through here, so it is two buffers that are used again, and
/// what can be told by numbers is: text is only looked at to be copied.
struct FlatText {
  private(set) var bytes: [UInt8] = []
  private(set) var nodes: [Node] = []
  private var isASCII = true
  private var checkedCount = 0

  /// A list, an item of a list, or a row that holds a list. Its children follow it.
  struct Node {
    var isList = false
    var closesOnOwnLine = false
    /// Whether there is a list in it that can be broken.
    var isBreakable = false
    var start: Int
    var end = 0
    /// Of a list: the places behind the opening bracket and in front of the closing one.
    var innerStart = 0
    var innerEnd = 0
    /// The place behind its last descendant.
    var next = 0

    var range: Range<Int> { start..<end }
  }

  var count: Int { bytes.count }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    isASCII = true
    checkedCount = 0
  }

  /// Adds a layout and returns the place of its node.
  @discardableResult
  mutating func add(_ layout: Layout) -> Int {
    let place = nodes.count
    append(layout, isItem: true)
    checkASCII()
    return place
  }

  mutating func add(_ text: String) {
    write(text)
    checkASCII()
  }

  /// How many columns a part takes.
  func width(_ range: Range<Int>) -> Int {
    isASCII ? range.count : String(decoding: bytes[range], as: UTF8.self).count
  }

  /// How many columns other text takes that was put together from this one.
  func width(of other: ArraySlice<UInt8>) -> Int {
    isASCII ? other.count : String(decoding: other, as: UTF8.self).count
  }

  private mutating func checkASCII() {
    var all: UInt8 = 0
    for place in checkedCount..<bytes.count { all |= bytes[place] }
    if all >= 0x80 { isASCII = false }
    checkedCount = bytes.count
  }
}

extension FlatText: TextOutputStream {
  mutating func write(_ text: String) { bytes.append(utf8Of: text) }
}

// MARK: - Nodes

extension FlatText {
  private mutating func append(_ layout: Layout, isItem: Bool = false) {
    switch layout {
    case .text(let text):
      let place = open()
      write(text)
      close(place, isItem: isItem)
    case .spelling(let type):
      let place = open()
      type.write(to: &self)
      close(place, isItem: isItem)
    case .row(let parts):
      let place = open()
      for part in parts { append(part) }
      close(place, isItem: isItem)
    case .list(let style, let items):
      let place = openList(style)
      for (index, item) in items.enumerated() {
        if index > 0 { write(", ") }
        append(item, isItem: true)
      }
      closeList(place, style, isItem: isItem)
    case .type(let type): append(type, isItem: isItem)
    }
  }

  private mutating func append(_ type: TypeNode, isItem: Bool) {
    let place = open()
    switch type {
    case .named(let components) where !components.last!.genericArguments.isEmpty:
      for component in components.dropLast() {
        component.write(to: &self)
        write(".")
      }
      let last = components.last!
      if let module = last.moduleSelector {
        write(module)
        write("::")
      }
      write(last.name)
      let list = openList(.generics)
      for (index, argument) in last.genericArguments.enumerated() {
        if index > 0 { write(", ") }
        append(argument, isItem: true)
      }
      closeList(list, .generics, isItem: false)
    case .tuple(let elements) where elements.count > 1:
      let list = openList(.parameters)
      for (index, element) in elements.enumerated() {
        if index > 0 { write(", ") }
        let item = open()
        element.write(to: &self)
        close(item, isItem: true)
      }
      closeList(list, .parameters, isItem: false)
    default: type.write(to: &self)
    }
    close(place, isItem: isItem)
  }

  private mutating func open() -> Int {
    nodes.append(Node(start: bytes.count))
    return nodes.count - 1
  }

  /// Ends a node. Without a list in it only an item of a list is needed.
  private mutating func close(_ place: Int, isItem: Bool) {
    let isBreakable = nodes.count > place + 1
    guard isItem || isBreakable else {
      nodes.removeLast()
      return
    }
    nodes[place].isBreakable = isBreakable
    nodes[place].end = bytes.count
    nodes[place].next = nodes.count
  }

  private mutating func openList(_ style: Layout.Style) -> Int {
    let place = open()
    write(style.open)
    nodes[place].isList = true
    nodes[place].closesOnOwnLine = style.closesOnOwnLine
    nodes[place].innerStart = bytes.count
    return place
  }

  private mutating func closeList(_ place: Int, _ style: Layout.Style, isItem: Bool) {
    nodes[place].innerEnd = bytes.count
    write(style.close)
    close(place, isItem: isItem)
  }
}

extension [UInt8] {
  mutating func append(utf8Of text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
