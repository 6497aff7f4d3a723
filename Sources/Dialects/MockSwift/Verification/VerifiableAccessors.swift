internal import UnderstudyRuntime

/// A property or subscript that can be read, as a check.
public class VerifiableGetter<ReturnType> {
  fileprivate let store: MockStore
  fileprivate let function: String
  fileprivate let indices: [ParameterType]
  fileprivate let location: TestLocation

  init(
    _ store: MockStore, _ function: String, _ indices: [ParameterType], _ location: TestLocation
  ) {
    self.store = store
    self.function = function
    self.indices = indices
    self.location = location
  }

  /// The reads.
  public var get: Verifiable<ReturnType> { Verifiable(store, function, indices, location) }
}

/// A property or subscript that can be read and set, as a check.
public class VerifiableAccessors<ReturnType>: VerifiableGetter<ReturnType> {
  /// The writes of values that a predicate accepts.
  ///
  /// - Parameter predicate: the condition on the new value.
  public func set(_ predicate: Predicate<ReturnType>) -> Verifiable<Void> {
    Verifiable(store, function, indices + [predicate], location)
  }

  /// The writes of a value.
  ///
  /// - Parameter value: the new value.
  public func set(_ value: ReturnType) -> Verifiable<Void> {
    Verifiable(store, function, indices + [value], location)
  }
}

/// A property as a check.
public enum VerifiableProperty {
  /// A property that can be read.
  public final class Readable<ReturnType>: VerifiableGetter<ReturnType> {}
  /// A property that can be read and set.
  public final class Writable<ReturnType>: VerifiableAccessors<ReturnType> {}
}

/// A subscript as a check; what is meant by its indices is already said.
public enum VerifiableSubscript {
  /// A subscript that can be read.
  public final class Readable<ReturnType>: VerifiableGetter<ReturnType> {}
  /// A subscript that can be read and set.
  public final class Writable<ReturnType>: VerifiableAccessors<ReturnType> {}
}
