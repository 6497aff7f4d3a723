/// A property or subscript that can be read, as a behaviour.
public class MockableGetter<ReturnType> {
  fileprivate let store: MockStore
  fileprivate let function: String
  fileprivate let indices: [ParameterType]

  init(_ store: MockStore, _ function: String, _ indices: [ParameterType]) {
    self.store = store
    self.function = function
    self.indices = indices
  }

  /// The reads.
  public var get: Mockable<ReturnType> { Mockable(store, function, indices) }
}

/// A property or subscript that can be read and set, as a behaviour.
public class MockableAccessors<ReturnType>: MockableGetter<ReturnType> {
  /// The writes of values that a predicate accepts.
  ///
  /// - Parameter predicate: the condition on the new value.
  public func set(_ predicate: Predicate<ReturnType>) -> Mockable<Void> {
    Mockable(store, function, indices + [predicate])
  }

  /// The writes of a value.
  ///
  /// - Parameter value: the new value.
  public func set(_ value: ReturnType) -> Mockable<Void> {
    Mockable(store, function, indices + [value])
  }
}

/// A property as a behaviour.
public enum MockableProperty {
  /// A property that can be read.
  public final class Readable<ReturnType>: MockableGetter<ReturnType> {}
  /// A property that can be read and set.
  public final class Writable<ReturnType>: MockableAccessors<ReturnType> {}
}

/// A subscript as a behaviour; what is meant by its indices is already said.
public enum MockableSubscript {
  /// A subscript that can be read.
  public final class Readable<ReturnType>: MockableGetter<ReturnType> {}
  /// A subscript that can be read and set.
  public final class Writable<ReturnType>: MockableAccessors<ReturnType> {}
}
