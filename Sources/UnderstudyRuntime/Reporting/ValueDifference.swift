/// Where two values of one type differ: `address.street`, what was wanted there and what was.
struct ValueDifference: Equatable {
  /// The way from the value to the part, with a leading dot or bracket; empty for the value itself.
  let path: String
  let wanted: String
  let actual: String

  /// The differing parts of structs, enums, tuples and collections.
  ///
  /// - Returns: the value itself where its parts say nothing, as for numbers and strings.
  static func differences(wanted: Any, actual: Any) -> [ValueDifference] {
    compare(wanted, actual, path: "", depth: 0)
  }

  private static func compare(_ wanted: Any, _ actual: Any, path: String, depth: Int)
    -> [ValueDifference]
  {
    let whole = ValueDifference(
      path: path, wanted: ValueDescription.text(of: wanted),
      actual: ValueDescription.text(of: actual))
    guard type(of: wanted) == type(of: actual), depth < 16 else {
      return whole.wanted == whole.actual ? [] : [whole]
    }
    if let equal = isEqual(wanted, actual) {
      if equal { return [] }
    } else if whole.wanted == whole.actual {
      return []
    }
    let parts = compareParts(
      Mirror(reflecting: wanted), Mirror(reflecting: actual), path: path, depth: depth + 1)
    return parts.isEmpty ? [whole] : parts
  }

  private static func compareParts(
    _ wanted: Mirror, _ actual: Mirror, path: String, depth: Int
  ) -> [ValueDifference] {
    switch wanted.displayStyle {
    case .struct, .tuple:
      return zip(wanted.children, actual.children).flatMap { wanted, actual in
        let label = wanted.label ?? ""
        return compare(wanted.value, actual.value, path: "\(path).\(label)", depth: depth)
      }
    case .enum:
      guard let wanted = wanted.children.first, let actual = actual.children.first,
        wanted.label == actual.label
      else { return [] }
      return compare(
        wanted.value, actual.value, path: "\(path).\(wanted.label ?? "")", depth: depth)
    case .optional:
      guard let wanted = wanted.children.first, let actual = actual.children.first else {
        return []
      }
      return compare(wanted.value, actual.value, path: path, depth: depth)
    case .collection:
      return compareElements(wanted.children, actual.children, path: path, depth: depth)
    case .dictionary:
      return compareEntries(wanted.children, actual.children, path: path, depth: depth)
    default:
      return []
    }
  }

  private static func compareElements(
    _ wanted: Mirror.Children, _ actual: Mirror.Children, path: String, depth: Int
  ) -> [ValueDifference] {
    let elements = zip(wanted, actual).enumerated().flatMap { index, pair in
      compare(pair.0.value, pair.1.value, path: "\(path)[\(index)]", depth: depth)
    }
    guard wanted.count != actual.count else { return elements }
    return elements + [
      ValueDifference(
        path: "\(path).count", wanted: "\(wanted.count)", actual: "\(actual.count)")
    ]
  }

  private static func compareEntries(
    _ wanted: Mirror.Children, _ actual: Mirror.Children, path: String, depth: Int
  ) -> [ValueDifference] {
    let wanted = entries(wanted)
    let actual = entries(actual)
    return Set(wanted.keys).union(actual.keys).sorted().flatMap { key -> [ValueDifference] in
      let path = "\(path)[\(key)]"
      switch (wanted[key], actual[key]) {
      case (let wanted?, let actual?): return compare(wanted, actual, path: path, depth: depth)
      case (let wanted?, nil):
        return [
          ValueDifference(
            path: path, wanted: ValueDescription.text(of: wanted), actual: "missing")
        ]
      case (nil, let actual?):
        return [
          ValueDifference(
            path: path, wanted: "no entry", actual: ValueDescription.text(of: actual))
        ]
      case (nil, nil): return []
      }
    }
  }

  private static func entries(_ children: Mirror.Children) -> [String: Any] {
    let pairs = children.compactMap { child -> (String, Any)? in
      let entry = Array(Mirror(reflecting: child.value).children)
      guard entry.count == 2 else { return nil }
      return (ValueDescription.text(of: entry[0].value), entry[1].value)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool? {
    func compare<Value: Equatable>(_ left: Value) -> Bool { (right as? Value) == left }
    return (left as? any Equatable).map { compare($0) }
  }
}
