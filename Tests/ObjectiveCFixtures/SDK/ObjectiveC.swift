// What the compiler looks for in this module, for a compiler of another platform to check types.
@_exported import ObjectiveC

@frozen public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public var description = ""

  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool

  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) {}
}
