/// The words that the parser looks for, reserved or contextual.
enum Keyword: UInt8, CaseIterable {
  case none
  // Introduce a declaration.
  case `import`, `protocol`, `class`, `struct`, `enum`, actor, `extension`, `typealias`
  case `associatedtype`, `func`, initializer, `deinit`, `subscript`, `var`, `let`, `case`,
    operatorWord
  case `precedencegroup`, macro, using
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, override
  case mutating, nonmutating, lazy, weak, unowned, required, convenience, optional, dynamic
  case indirect, prefix, postfix, infix, nonisolated, distributed, isolated, consuming, borrowing
  case __consuming, _const, _local
  // Types.
  case `inout`, __shared, __owned, sending, some, any, each, `repeat`, of, async, reasync, `throws`
  case `rethrows`, `where`, type, protocolMember, dependsOn, anyType, selfType
  // Accessors.
  case get, set, willSet, didSet, _read, _modify, read, modify, borrow, mutate, yielding
  case unsafeAddress, unsafeMutableAddress
  // Expressions and statements, which decide whether a slash starts a regex literal.
  case `as`, `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `false`
  case `for`, `guard`, `if`, `in`, `is`, `nil`, `return`, selfValue, `super`, `switch`, `throw`,
    `true`
  case `try`, `while`, wildcard

  var spelling: String { Self.spellings[Int(rawValue)] }

  /// In the order of the cases. To have a case printed takes as long as to read a declaration.
  private static let spellings = [
    "", "import", "protocol", "class", "struct", "enum", "actor", "extension", "typealias",
    "associatedtype", "func", "init", "deinit", "subscript", "var", "let", "case", "operator",
    "precedencegroup", "macro", "using", "public", "private", "fileprivate", "internal", "package",
    "open", "static", "final", "override", "mutating", "nonmutating", "lazy", "weak", "unowned",
    "required", "convenience", "optional", "dynamic", "indirect", "prefix", "postfix", "infix",
    "nonisolated", "distributed", "isolated", "consuming", "borrowing", "__consuming", "_const",
    "_local", "inout", "__shared", "__owned", "sending", "some", "any", "each", "repeat", "of",
    "async", "reasync", "throws", "rethrows", "where", "Type", "Protocol", "dependsOn", "Any",
    "Self", "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "borrow",
    "mutate", "yielding", "unsafeAddress", "unsafeMutableAddress", "as", "break", "catch",
    "continue", "default", "defer", "do", "else", "fallthrough", "false", "for", "guard", "if",
    "in", "is", "nil", "return", "self", "super", "switch", "throw", "true", "try", "while", "_",
  ]
}

/// The words that no declaration can have as its name without backticks.
extension Keyword {
  var isReserved: Bool {
    switch self {
    case .import, .protocol, .class, .struct, .enum, .extension, .typealias, .associatedtype, .func,
      .initializer, .deinit, .subscript, .var, .let, .case, .operatorWord, .precedencegroup,
      .public,
      .private, .fileprivate, .internal, .static, .inout, .repeat, .throws, .rethrows, .where,
      .anyType, .selfType, .as, .break, .catch, .continue, .default, .defer, .do, .else,
      .fallthrough,
      .false, .for, .guard, .if, .in, .is, .nil, .return, .selfValue, .super, .switch, .throw,
      .true,
      .try, .while, .wildcard:
      true
    default: false
    }
  }

  /// Reserved words that are values, so that an operator follows them and never a regex literal.
  var isValue: Bool {
    switch self {
    case .true, .false, .nil, .selfValue, .selfType, .super, .anyType, .wildcard: true
    default: false
    }
  }
}

/// Finds a keyword by its bytes, without hashing or making a string.
struct KeywordTable {
  struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var keyword = Keyword.none
  }

  private static let slots = 512

  /// Made once, never freed, never changed.
  nonisolated(unsafe) static let entries: UnsafePointer<Entry> = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: slots)
    entries.initialize(repeating: Entry(), count: slots)
    for keyword in Keyword.allCases where keyword != .none && keyword.spelling.utf8.count <= 16 {
      var spelling = keyword.spelling
      let (low, high) = spelling.withUTF8 { pack($0.baseAddress!, count: $0.count) }
      var slot = slot(low, high)
      while entries[slot].keyword != .none { slot = (slot + 1) & (slots - 1) }
      entries[slot] = Entry(low: low, high: high, keyword: keyword)
    }
    return UnsafePointer(entries)
  }()

  @inline(__always)
  static func find(
    _ start: UnsafePointer<UInt8>, count: Int, before end: UnsafePointer<UInt8>,
    in entries: UnsafePointer<Entry>
  ) -> Keyword {
    guard count <= 16 else { return isLongest(start, count) ? .unsafeMutableAddress : .none }
    let (low, high) =
      end - start >= 16 ? load(start, count: count) : pack(start, count: count)
    var slot = slot(low, high)
    while entries[slot].keyword != .none {
      if entries[slot].low == low && entries[slot].high == high { return entries[slot].keyword }
      slot = (slot + 1) & (slots - 1)
    }
    return .none
  }

  /// The one keyword that is too long for the table. As rare as what `pack` is for.
  @inline(never)
  private static func isLongest(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let longest: StaticString = "unsafeMutableAddress"
    guard count == longest.utf8CodeUnitCount else { return false }
    for index in 0..<count where start[index] != longest.utf8Start[index] { return false }
    return true
  }

  /// Does what `pack` does where sixteen bytes can be read.
  @inline(__always)
  private static func load(_ start: UnsafePointer<UInt8>, count: Int) -> (UInt64, UInt64) {
    let bytes = UnsafeRawPointer(start)
    let low = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    if count <= 8 { return (low & UInt64.max &>> UInt64(64 &- 8 &* count), 0) }
    let high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    return (low, high & UInt64.max &>> UInt64(128 &- 8 &* count))
  }

  /// Only called near the end of a file, so it is not to take registers from what each word passes.
  @inline(never)
  private static func pack(_ start: UnsafePointer<UInt8>, count: Int) -> (UInt64, UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in 0..<min(count, 8) { low |= UInt64(start[index]) &<< UInt64(index &* 8) }
    if count > 8 {
      for index in 8..<count { high |= UInt64(start[index]) &<< UInt64((index &- 8) &* 8) }
    }
    return (low, high)
  }

  @inline(__always)
  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15) &>> 55)
  }
}
