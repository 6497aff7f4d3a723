@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension NSError: Error {}
