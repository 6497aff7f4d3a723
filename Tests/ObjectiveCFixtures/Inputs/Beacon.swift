import Foundation

@objc protocol Beacon: NSObjectProtocol {
  @objc func flash(times: Int, done: @escaping () -> Void) -> String
}

@objc protocol Lighthouse: Beacon {
  @objc var height: Int { get set }
  @objc(turnBy:) func turn(by degrees: Int)
}

/// @mockable
@objc class Lamp: NSObject {
  @objc func light(_ text: String) -> Bool { true }
  @objc var isLit = false
}
