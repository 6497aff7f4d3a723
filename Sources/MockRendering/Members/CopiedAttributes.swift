internal import MockModel

/// Which attributes of a requirement a mock's own member carries.
struct CopiedAttributes {
  /// What most members have nothing of, behind one pointer.
  private let parts: Parts?

  /// In front of the mock's own member.
  var witness: [String] { parts?.witness ?? [] }
  /// In front of the builder's members.
  var builder: [String] { parts?.builder ?? [] }
  /// The global actor's attribute, if the member has one.
  var globalActor: String? { parts?.globalActor }
  var isConcurrent: Bool { parts?.isConcurrent ?? false }
  /// Whether the member can only be named where the platform is new enough.
  var hasPlatformAvailability: Bool { parts?.hasPlatformAvailability ?? false }
  /// What `#available` asks for where the member is named: `macOS 14, *`. `nil` where that cannot be
  /// asked.
  var availability: [String]? { if let parts { parts.availability } else { [] } }
  /// Whether there is one that may be a result builder's.
  var hasUnknown: Bool { parts?.hasUnknown ?? false }

  init(_ attributes: [Attribute]) { parts = attributes.isEmpty ? nil : Parts(attributes) }
}

private final class Parts {
  var witness: [String] = []
  var builder: [String] = []
  var globalActor: String?
  var isConcurrent = false
  var hasPlatformAvailability = false
  var availability: [String]? = []
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
