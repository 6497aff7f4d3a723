import Foundation

@objc protocol Hints {
  @objc optional var hint: String { get }
  @objc optional func tap() -> Int
}

@objc protocol Panel: Hints {
  func open(_ name: String) -> Bool
  @objc optional func tap(count: Int, _ done: @escaping () -> Void)
  @objc optional func tap(_ visit: (Int) -> Void) -> Int
  @objc(pressHard:with:) optional func press(_ times: Int, finger: String) -> String?
  @objc optional var title: String? { get set }
  @objc(isShown) optional var shown: Bool { @objc(isShown) get }
  @objc optional weak var owner: (any Hints)? { get set }
  @objc optional static func make(_ name: String) -> any Panel
  @objc optional static var count: Int { get set }
  @objc optional subscript(index: Int) -> String { get }
  @objc optional subscript(key: String) -> NSObject? { get set }
  @objc optional func `repeat`(aSelector: Int)
  @objc optional func aSelector()
  @available(macOS 99, *)
  @objc optional func late() -> Int
}

@MainActor @objc protocol Screen {
  @objc optional func appear(animated: Bool)
  @objc optional var isOn: Bool { get set }
}

@objc protocol Cinema {
  var screen: any Screen { get }
  func beacon() -> any Beacon
}

@objc protocol Plain {
  func work() -> Int
}

@objc public protocol Listener: NSObjectProtocol {
  @objc optional func listen(to text: String)
  #if DEBUG
    @objc optional func trace()
  #endif
}

/// @mockable(modifiers: delegate = weak)
@objc protocol Owner: NSObjectProtocol {
  var delegate: (any Hints)? { get set }
  @objc optional var helper: (any Listener)? { get set }
}
