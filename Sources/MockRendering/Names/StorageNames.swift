internal import MockModel

/// Gives every member's stored state a name: `understudy` and the member's own, with labels for
/// those that come after another member of the same name, with a number where that is not enough.
///
/// Who comes first keeps the short name, so an overload that is added renames nobody before it.
struct StorageNames {
  private var used: TakenNames

  /// What all of the names start with.
  private static let prefix = "understudy"

  init(reserved: [String] = []) {
    used = TakenNames(capacity: reserved.count + 3)
    for name in reserved where Self.mayHold(name) { _ = used.take(name) }
    _ = used.take("understudy")
    _ = used.take("understudyStatics")
    _ = used.take(MockContext.spiedName)
  }

  /// Whether this may be one of the names.
  static func mayHold(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "u") && name.hasPrefix(prefix)
  }

  mutating func name(_ base: String, labels: @autoclosure () -> [String]) -> String {
    let short = base.capitalized(behind: Self.prefix)
    if used.take(short) { return short }
    let long = short + labels().map(Identifier.capitalized).joined()
    if used.take(long) { return long }
    var number = 2
    while !used.take(long + String(number)) { number += 1 }
    return long + String(number)
  }
}

extension [Parameter] {
  /// The labels by which a call names the arguments, `_` left out.
  func labels(ofSubscript isSubscript: Bool) -> [String] {
    compactMap { $0.label(ofSubscript: isSubscript) }
  }
}

extension Parameter {
  /// The label at a call, without backticks.
  func label(ofSubscript isSubscript: Bool) -> String? {
    Self.label(firstName, secondName, ofSubscript: isSubscript)
  }

  /// The label that a parameter of these names has.
  static func label(
    _ firstName: String, _ secondName: String?, ofSubscript isSubscript: Bool
  ) -> String? {
    if firstName == "_" || (isSubscript && secondName == nil) { return nil }
    return firstName.withoutBackticks
  }
}
