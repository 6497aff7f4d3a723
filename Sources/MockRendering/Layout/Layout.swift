/// Text that knows where it may be broken into lines.
indirect enum Layout: Hashable, Sendable {
  case text(String)
  case row([Layout])
  case list(Style, [Layout])

  /// How a list is enclosed, and where its end goes when it is broken.
  struct Style: Hashable, Sendable {
    var open: String
    var close: String
    /// Whether the closing bracket gets a line of its own.
    var closesOnOwnLine: Bool

    static let parameters = Style(open: "(", close: ")", closesOnOwnLine: true)
    static let arguments = Style(open: "(", close: ")", closesOnOwnLine: false)
    static let generics = Style(open: "<", close: ">", closesOnOwnLine: true)
  }

  /// Everything on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .row(let parts): parts.map(\.flat).joined()
    case .list(let style, let items):
      style.open + items.map(\.flat).joined(separator: ", ") + style.close
    }
  }

  static func call(_ callee: String, _ arguments: [Layout]) -> Layout {
    .row([.text(callee), .list(.arguments, arguments)])
  }

  static func generic(_ name: String, _ arguments: [Layout]) -> Layout {
    .row([.text(name), .list(.generics, arguments)])
  }

  /// Whether there is a list that can be broken.
  private var isBreakable: Bool {
    switch self {
    case .text: false
    case .row(let parts): parts.contains(where: \.isBreakable)
    case .list(_, let items): !items.isEmpty
    }
  }
}

extension Layout: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension Layout {
  static let lineLength = 100

  /// The lines of the text.
  ///
  /// - Parameters:
  ///   - indentation: the spaces in front of the first line.
  ///   - prefix: what stands in front of the text on its first line.
  ///   - suffix: how many characters follow on the last line.
  func lines(indentation: Int, prefix: String = "", suffix: Int = 0) -> [String] {
    let spaces = String(repeating: " ", count: indentation)
    let whole = spaces + prefix + flat
    if whole.count + suffix <= Self.lineLength || !isBreakable { return [whole] }
    switch self {
    case .text: return [whole]
    case .row(let parts):
      // The last list that can be broken is; what stands in front of it stays on the first line.
      guard let place = parts.lastIndex(where: \.isBreakable) else { return [whole] }
      let before = parts[..<place].map(\.flat).joined()
      let opening = indentation + prefix.count + before.count + 1
      if opening > Self.lineLength, let earlier = parts[..<place].lastIndex(where: \.isBreakable) {
        return Self.lines(
          breaking: earlier, of: parts, indentation: indentation, prefix: prefix, suffix: suffix)
      }
      let after = parts[(place + 1)...].map(\.flat).joined()
      var lines = parts[place].lines(
        indentation: indentation, prefix: prefix + before, suffix: after.count + suffix)
      lines[lines.count - 1] += after
      return lines
    case .list(let style, let items):
      var lines = [spaces + prefix + style.open]
      lines += Self.filled(
        items, indentation: indentation + 2,
        suffix: style.closesOnOwnLine ? 0 : style.close.count + suffix)
      if style.closesOnOwnLine {
        lines.append(spaces + style.close)
      } else {
        lines[lines.count - 1] += style.close
      }
      return lines
    }
  }

  /// The lines of a row whose end would stand too far right: an earlier list is broken first.
  private static func lines(
    breaking place: Int, of parts: [Layout], indentation: Int, prefix: String, suffix: Int
  ) -> [String] {
    var first = parts[place]
    if case .list(var style, let items) = first {
      style.closesOnOwnLine = true
      first = .list(style, items)
    }
    let before = parts[..<place].map(\.flat).joined()
    var lines = first.lines(indentation: indentation, prefix: prefix + before)
    let last = lines.removeLast()
    let rest = Layout.row(Array(parts[(place + 1)...]))
    return lines
      + rest.lines(
        indentation: indentation, prefix: String(last.dropFirst(indentation)), suffix: suffix)
  }

  /// As many items on each line as fit.
  private static func filled(_ items: [Layout], indentation: Int, suffix: Int) -> [String] {
    let spaces = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var current = ""
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let text = item.flat + (isLast ? "" : ",")
      let rest = isLast ? suffix : 0
      if !current.isEmpty, current.count + 1 + text.count + rest <= lineLength {
        current += " " + text
        continue
      }
      if !current.isEmpty { lines.append(current) }
      var broken = item.lines(indentation: indentation, suffix: isLast ? suffix : 1)
      if !isLast { broken[broken.count - 1] += "," }
      if broken.count == 1 {
        current = spaces + text
      } else {
        lines += broken
        current = ""
      }
    }
    if !current.isEmpty { lines.append(current) }
    return lines
  }
}
