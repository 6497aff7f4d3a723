internal import MockModel

/// Which attributes of a requirement a mock's own member carries.
struct CopiedAttributes {
  /// In front of the mock's own member.
  var witness: [String] = []
  /// In front of the builder's members.
  var builder: [String] = []
  /// The global actor's attribute, if the member has one.
  var globalActor: String?
  var isConcurrent = false
  /// Whether the member can only be named where the platform is new enough.
  var hasPlatformAvailability = false
  /// What `#available` asks for where the member is named: `macOS 14, *`. `nil` where that cannot be
  /// asked.
  var availability: [String]? = []
  /// Whether there is one that may be a result builder's.
  var hasUnknown = false

  init(_ attributes: [Attribute]) {
    for attribute in attributes {
      switch attribute.name {
      case "available":
        witness.append(attribute.spelling)
        if attribute.isPlatformAvailability {
          builder.append(attribute.spelling)
          hasPlatformAvailability = true
          let platforms = attribute.arguments ?? ""
          availability = platforms.contains(":") ? nil : availability.map { $0 + [platforms] }
        }
      case "discardableResult", "preconcurrency": witness.append(attribute.spelling)
      case "_spi":
        witness.append(attribute.spelling)
        builder.append(attribute.spelling)
      case "concurrent":
        isConcurrent = true
        witness.append(attribute.spelling)
      case let name where name.hasSuffix("Actor"):
        globalActor = attribute.spelling
        witness.append(attribute.spelling)
      case _ where attribute.asksForWeakness: break
      case let name where name.first == "_" || Self.needless.contains(name): break
      default: hasUnknown = true
      }
    }
  }

  private static let needless: Set<String> = [
    "objc", "nonobjc", "inlinable", "inline", "usableFromInline", "warn_unqualified_access",
    "Sendable", "IBAction", "IBOutlet", "NSManaged", "backDeployed",
  ]
}

extension Attribute {
  /// `@available(macOS 14, *)`, not `@available(*, deprecated)` or `@available(swift 6)`.
  fileprivate var isPlatformAvailability: Bool {
    let first = (arguments ?? "*").prefix { $0 != "," && $0 != " " }
    return first != "*" && first != "swift"
  }
}
