internal import MockModel

/// Text on one line, and the places where it can be broken.
///
/// All that is written passes through here, so it is two buffers that are used again, and what can
/// be told by numbers is: text is only looked at to be copied.
struct FlatText: ~Copyable {
  private(set) var bytes = UTF8Buffer()
  private(set) var nodes = NodeBuffer()
  /// The place behind the node of the list that is being written.
  private var listContents = 0
  /// How much of the text is known to have one byte for each character.
  private var asciiCount = 0
  private var keptBytes = UTF8Buffer()
  private var keptNodes = NodeBuffer()
  private var keptItems: [Kept?] = []

  /// How a list is enclosed, and where its end goes when it is broken.
  enum Style {
    /// `(…)`, whose end gets a line of its own.
    case parameters
    /// `(…)`
    case arguments
    /// `<…>`, whose end gets a line of its own.
    case generics
    /// `.set(…)`
    case setter

    fileprivate var open: UInt8 { UInt8(ascii: self == .generics ? "<" : "(") }
    fileprivate var close: UInt8 { UInt8(ascii: self == .generics ? ">" : ")") }
    fileprivate var closesOnOwnLine: Bool { self == .parameters || self == .generics }
  }

  var count: Int { bytes.count }

  mutating func removeAll() {
    bytes.removeAll()
    nodes.removeAll()
    asciiCount = 0
  }

  mutating func removeLast(_ count: Int) {
    bytes.removeLast(count)
    asciiCount = min(asciiCount, self.count)
  }
}

// MARK: - Writing

extension FlatText {
  mutating func write(_ text: String) {
    // Much of what may stand in front of a declaration is empty for most of them.
    if !text.isEmpty { bytes.write(text) }
  }

  /// Writes what is always the same, for which no string is made.
  @inline(__always)
  mutating func literal(_ text: StaticString) { bytes.write(literal: text) }

  /// Writes a name of the libraries.
  mutating func name(_ name: LibraryName, in words: Vocabulary) {
    if words.isBare { literal(name.bare) } else { write(words(name)) }
  }

  /// Writes a name inside a string literal.
  mutating func quoted(_ name: String) {
    write(name.utf8.first == UInt8(ascii: "`") ? name.withoutBackticks.escapedForLiteral : name)
  }

  /// Writes a type that stays on one line.
  mutating func write(_ type: TypeNode) { type.write(to: &bytes) }

  mutating func write(_ effects: Effects) { effects.write(to: &bytes) }

  /// Writes a type, which can be broken at the commas of its outer generic arguments or tuple.
  mutating func type(_ type: TypeNode) {
    switch type {
    case .named(let components) where !components.last!.genericArguments.isEmpty:
      row { flat in
        for component in components.dropLast() {
          component.write(to: &flat.bytes)
          flat.literal(".")
        }
        let last = components.last!
        if let module = last.moduleSelector {
          flat.write(module)
          flat.literal("::")
        }
        flat.write(last.name)
        flat.list(.generics) { flat in
          for argument in last.genericArguments { flat.item { $0.type(argument) } }
        }
      }
    case .tuple(let elements) where elements.count > 1:
      list(.parameters) { flat in
        for element in elements { flat.item { element.write(to: &$0.bytes) } }
      }
    default: type.write(to: &bytes)
    }
  }

  /// Writes text with lists in it, of which the last is broken first.
  mutating func row(_ body: (inout FlatText) -> Void) {
    let start = bytes.count
    let place = nodes.takePlace()
    body(&self)
    close(place, Node(range: start..<bytes.count), isNeeded: false)
  }

  mutating func list(_ style: Style, _ items: (inout FlatText) -> Void) {
    let start = bytes.count
    let place = nodes.takePlace()
    if style == .setter { literal(".set") }
    bytes.append(style.open)
    let contentsStart = bytes.count
    let outer = listContents
    listContents = nodes.count
    items(&self)
    listContents = outer
    let contents = contentsStart..<bytes.count
    bytes.append(style.close)
    let node = Node(
      isList: true, closesOnOwnLine: style.closesOnOwnLine, range: start..<bytes.count,
      contents: contents)
    close(place, node, isNeeded: false)
  }

  /// Writes `<T, U: P>`, or nothing if there is none.
  mutating func generics(_ clauses: [String]) {
    guard !clauses.isEmpty else { return }
    list(.generics) { flat in for clause in clauses { flat.item(clause) } }
  }

  /// Writes `Name<…>`, with a name of the libraries.
  mutating func generic(
    _ name: LibraryName, in words: Vocabulary, _ arguments: (inout FlatText) -> Void
  ) {
    row { flat in
      flat.name(name, in: words)
      flat.list(.generics, arguments)
    }
  }

  /// Writes an item of a list, behind a comma if there is one before it.
  mutating func item(_ body: (inout FlatText) -> Void) {
    separate()
    _ = root(body)
  }

  mutating func item(_ text: String) { item { $0.write(text) } }

  mutating func item(_ parts: String...) { item { flat in for part in parts { flat.write(part) } } }

  /// Writes what can be broken on its own and returns the place of its node.
  mutating func root(_ body: (inout FlatText) -> Void) -> Int {
    let start = bytes.count
    let place = nodes.takePlace()
    body(&self)
    close(place, Node(range: start..<bytes.count), isNeeded: true)
    return place
  }

  /// - Parameter isNeeded: Whether the node stays also without a list in it.
  private mutating func close(_ place: Int, _ node: Node, isNeeded: Bool) {
    var node = node
    node.isBreakable = nodes.count > place + 1
    node.next = nodes.count
    if isNeeded || node.isBreakable { nodes[place] = node } else { nodes.removeLast() }
  }
}

// MARK: - What is written more than once

extension FlatText {
  /// Text that was kept to be written again, with the places where it can be broken.
  struct Kept {
    fileprivate var range: Range<Int>
    fileprivate var nodes: Range<Int>
  }

  /// Forgets all that was kept.
  mutating func removeKept() {
    keptBytes.removeAll()
    keptNodes.removeAll()
    keptItems.removeAll(keepingCapacity: true)
  }

  /// Writes text and keeps it.
  mutating func keep(_ body: (inout FlatText) -> Void) -> Kept {
    let (start, place) = (bytes.count, nodes.count)
    body(&self)
    let (keptStart, keptPlace) = (keptBytes.count, keptNodes.count)
    keptBytes.append(start..<bytes.count, of: bytes)
    keptNodes.append(
      place..<nodes.count, of: nodes, offset: keptStart - start, places: keptPlace - place)
    return Kept(range: keptStart..<keptBytes.count, nodes: keptPlace..<keptNodes.count)
  }

  /// Writes what was kept.
  mutating func write(_ kept: Kept) {
    _ = writeNodes(of: kept, at: bytes.count)
    writeText(of: kept)
  }

  /// Writes what was kept, without the places where it can be broken.
  mutating func writeText(of kept: Kept) { bytes.append(kept.range, of: keptBytes) }

  /// Adds the places where text can be broken that was kept and stands here too.
  ///
  /// - Returns: The place of its first node.
  mutating func writeNodes(of kept: Kept, at start: Int) -> Int {
    let place = nodes.count
    nodes.append(
      kept.nodes, of: keptNodes, offset: start - kept.range.lowerBound,
      places: place - kept.nodes.lowerBound)
    return place
  }

  /// Writes items of a list, which are kept under a number and written from there the next time.
  mutating func items(keptAs number: Int?, _ items: (inout FlatText) -> Void) {
    guard let number else { return items(&self) }
    separate()
    if number < keptItems.count, let kept = keptItems[number] { return write(kept) }
    let outer = listContents
    listContents = nodes.count
    let kept = keep(items)
    listContents = outer
    while keptItems.count <= number { keptItems.append(nil) }
    keptItems[number] = kept
  }

  /// Writes a comma behind the item of the list before this one, if there is one.
  private mutating func separate() { if nodes.count > listContents { literal(", ") } }
}

// MARK: - Measuring

extension FlatText {
  /// Whether a part takes no more columns than there are.
  mutating func fits(_ range: Range<Int>, _ columns: Int) -> Bool {
    // No character has less than a byte.
    range.count <= columns || width(range) <= columns
  }

  /// How many columns a part takes.
  mutating func width(_ range: Range<Int>) -> Int {
    if asciiCount < count && bytes.isASCII(asciiCount..<count) { asciiCount = count }
    return range.upperBound <= asciiCount ? range.count : bytes.characterCount(range)
  }
}
