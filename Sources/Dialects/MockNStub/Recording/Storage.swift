/// Keeps what was given to a stub. The library keeps it, unless the conforming class has a property of
/// its own for it, which is then kept up to date and may be changed.
public protocol ProvidingMutableCallValues: AnyObject {
  /// The values in the order in which they were given.
  var callValues: [CallValue] { get set }
}

/// Keeps the recorded calls. The library keeps them, unless the conforming class has a property of its
/// own for it, which is then kept up to date and may be changed.
public protocol ProvidingMutableCalls: AnyObject {
  /// The calls in the order in which they came.
  var calls: [Call] { get set }
}

/// Keeps what is expected. The library keeps it, unless the conforming class has a property of its own
/// for it, which is then kept up to date and may be changed.
public protocol ProvidingMutableVerifications: AnyObject {
  /// The expectations in the order in which they were made.
  var verifications: [Verification] { get set }
}

extension ProvidingMutableCallValues {
  public var callValues: [CallValue] {
    get { StorageProbe.answer { MockState.of(self).callValues } }
    set { MockState.of(self).callValues = newValue }
  }
}

extension ProvidingMutableCalls {
  public var calls: [Call] {
    get { StorageProbe.answer { MockState.of(self).calls } }
    set { MockState.of(self).calls = newValue }
  }
}

extension ProvidingMutableVerifications {
  public var verifications: [Verification] {
    get { StorageProbe.answer { MockState.of(self).verifications } }
    set { MockState.of(self).verifications = newValue }
  }
}
