/// A mocked property that holds weakly what is set, as a delegate is held: neither the mock nor its
/// records keep the object alive.
public final class WeakPropertyMock<Wrapped>: Sendable {
  public let getter: FunctionMock<Void, Wrapped?, Never>
  public let setter: FunctionMock<WeakReference<Wrapped>, Void, Never>

  /// Makes the property's members.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the property belongs to.
  ///   - name: the property's name.
  public init(_ core: MockCore, _ name: StaticString) {
    getter = FunctionMock(core, name, .getter)
    setter = FunctionMock(core, name, .setter)
  }

  /// Records that the property is read, and answers.
  ///
  /// - Returns: what a stub returns, or what was set last, if it still lives.
  public func get() -> Wrapped? { getter.call(()) }

  /// Records that the property is read, and answers or passes it on.
  ///
  /// - Parameter real: reads the property of the object that the mock spies on.
  /// - Returns: what a stub or the real object returns.
  public func get(real: @autoclosure () -> Wrapped?) -> Wrapped? { getter.call((), real: real()) }

  /// Records that the property is set. Without a stub for it, the value is what the getter returns
  /// from now on, for as long as it lives.
  public func set(_ value: Wrapped?) {
    let reference = WeakReference(value)
    if let answer = setter.answer(to: reference) {
      answer.respond(to: reference)
    } else {
      getter.remember(reference)
    }
  }

  /// Records that the property is set, and passes it on unless a stub answers.
  ///
  /// - Parameters:
  ///   - value: the new value. Without a stub and a real object it is what the getter returns from
  ///     now on.
  ///   - real: sets the property of the object that the mock spies on.
  public func set(_ value: Wrapped?, real: @autoclosure () -> Void) {
    let reference = WeakReference(value)
    let answer = setter.answer(to: reference)
    switch answer?.kind {
    case nil where !setter.isSpying: getter.remember(reference)
    case nil, .real: real()
    case .value, .other: answer?.respond(to: reference)
    }
  }
}

extension FunctionMock {
  fileprivate func remember<Wrapped>(_ reference: WeakReference<Wrapped>)
  where Output == Wrapped? {
    remember(answer: ClosureAnswer { _ throws(Failure) in reference.value })
  }
}

/// An object that was set and is not kept alive. A value that is no object is kept as it is.
public struct WeakReference<Wrapped>: @unchecked Sendable, CustomStringConvertible {
  private weak var object: AnyObject?
  private let other: Wrapped?

  init(_ value: Wrapped?) {
    let isObject = value.map { type(of: $0 as Any) is AnyClass } ?? false
    object = isObject ? value as AnyObject : nil
    other = isObject ? nil : value
  }

  /// The object, `nil` if `nil` was set or it lives no more.
  public var value: Wrapped? { object.flatMap { $0 as? Wrapped } ?? other }

  public var description: String { value.map { ValueDescription.text(of: $0) } ?? "nil" }
}

/// A property that holds weakly what is set: `given(radio).listener.get`,
/// `verify(radio).listener.set(.identical(to: listener))`.
///
/// What can be done with a read can be done with it directly.
public struct WeakPropertyPattern<Role, Wrapped>: CallPatternConvertible {
  private let property: WeakPropertyMock<Wrapped>
  private let location: TestLocation

  /// Called by generated code.
  public init(_ property: WeakPropertyMock<Wrapped>, _ location: TestLocation) {
    self.property = property
    self.location = location
  }

  /// The reads.
  public var get: CallPattern<Role, Synchronous, Void, Wrapped?, Never> {
    CallPattern(property.getter, location, ArgumentPattern())
  }

  /// The writes of a value that matches. The value is `nil` for an object that lives no more.
  public func set(_ matcher: Matcher<Wrapped?>)
    -> CallPattern<Role, Synchronous, WeakReference<Wrapped>, Void, Never>
  {
    let capture = matcher.capture
    let reference = Matcher<WeakReference<Wrapped>>(
      text: matcher.predicate == nil ? .any : .made { matcher.description },
      capture: capture.map { capture in { capture($0.value) } },
      predicate: matcher.predicate == nil ? nil : { matcher.matches($0.value) })
    return CallPattern(property.setter, location, ArgumentPattern(reference))
  }

  /// The writes of an equal value.
  @_disfavoredOverload
  public func set(_ value: Wrapped?)
    -> CallPattern<Role, Synchronous, WeakReference<Wrapped>, Void, Never>
  {
    set(Matcher.value(value))
  }

  public var pattern: CallPattern<Role, Synchronous, Void, Wrapped?, Never> { self.get }
}
