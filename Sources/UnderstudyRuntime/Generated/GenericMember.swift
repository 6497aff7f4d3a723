/// A generic member: it holds one ``FunctionMock`` or ``SubscriptMock`` for each set of generic
/// arguments, found by its type. So does a member whose types are not available on every platform.
public final class GenericMember: @unchecked Sendable {
  unowned(unsafe) let core: MockCore
  private let name: StaticString
  private let kind: MockedMember.Kind
  /// Guarded by the core's lock.
  @exclusivity(unchecked) private var members: [ObjectIdentifier: AnyObject] = [:]
  /// The member that was asked for last, since most are called with the same types again. Guarded by the
  /// core's lock.
  @exclusivity(unchecked) private var latest: (key: ObjectIdentifier, member: AnyObject)?
  /// For members with any generic arguments, also those that are still to come. Guarded by the core's
  /// lock.
  @exclusivity(unchecked) private var stubs: [GenericStub] = []

  /// - Parameters:
  ///   - core: the state of the mock that the member belongs to.
  ///   - name: the member as Swift names it: `decode(_:from:)`.
  ///   - kind: which accessor or kind of member this is.
  public init(_ core: MockCore, _ name: StaticString, _ kind: MockedMember.Kind = .method) {
    self.core = core
    self.name = name
    self.kind = kind
  }

  /// The member for the generic arguments in the signature of the given type.
  public func callAsFunction<Input, Output, Failure>(
    _ type: FunctionMock<Input, Output, Failure>.Type = FunctionMock<Input, Output, Failure>.self
  ) -> FunctionMock<Input, Output, Failure> {
    if let member = existing(ObjectIdentifier(type)) {
      return unsafeDowncast(member, to: FunctionMock<Input, Output, Failure>.self)
    }
    let member = enter(FunctionMock<Input, Output, Failure>(core, name, kind), type)
    return unsafeDowncast(member, to: FunctionMock<Input, Output, Failure>.self)
  }

  /// The subscript for the generic arguments in the signature of the given type.
  public func callAsFunction<Indices, Value, Failure>(
    _ type: SubscriptMock<Indices, Value, Failure>.Type =
      SubscriptMock<Indices, Value, Failure>.self
  ) -> SubscriptMock<Indices, Value, Failure> {
    if let member = existing(ObjectIdentifier(type)) {
      return unsafeDowncast(member, to: SubscriptMock<Indices, Value, Failure>.self)
    }
    let member = enter(SubscriptMock<Indices, Value, Failure>(core, name), type)
    return unsafeDowncast(member, to: SubscriptMock<Indices, Value, Failure>.self)
  }

  /// The property, where no stored property can have its type.
  public func callAsFunction<Value, Failure>(
    _ type: PropertyMock<Value, Failure>.Type = PropertyMock<Value, Failure>.self
  ) -> PropertyMock<Value, Failure> {
    if let member = existing(ObjectIdentifier(type)) {
      return unsafeDowncast(member, to: PropertyMock<Value, Failure>.self)
    }
    let member = enter(PropertyMock<Value, Failure>(core, name), type)
    return unsafeDowncast(member, to: PropertyMock<Value, Failure>.self)
  }

  /// The property that holds weakly what is set, where no stored property can have its type.
  public func callAsFunction<Wrapped>(
    _ type: WeakPropertyMock<Wrapped>.Type = WeakPropertyMock<Wrapped>.self
  ) -> WeakPropertyMock<Wrapped> {
    if let member = existing(ObjectIdentifier(type)) {
      return unsafeDowncast(member, to: WeakPropertyMock<Wrapped>.self)
    }
    let member = enter(WeakPropertyMock<Wrapped>(core, name), type)
    return unsafeDowncast(member, to: WeakPropertyMock<Wrapped>.self)
  }

  /// The property or subscript whose values cannot be kept.
  public func callAsFunction<Indices, Assigned, Value: ~Copyable & ~Escapable>(
    _ type: UnkeptAccessors<Indices, Assigned, Value>.Type =
      UnkeptAccessors<Indices, Assigned, Value>.self
  ) -> UnkeptAccessors<Indices, Assigned, Value> {
    if let member = existing(ObjectIdentifier(type)) {
      return unsafeDowncast(member, to: UnkeptAccessors<Indices, Assigned, Value>.self)
    }
    let member = enter(UnkeptAccessors<Indices, Assigned, Value>(core, name, kind), type)
    return unsafeDowncast(member, to: UnkeptAccessors<Indices, Assigned, Value>.self)
  }

  // Neither of these is generic: a generic one would look up the member's type in every call.

  private func existing(_ key: ObjectIdentifier) -> AnyObject? {
    core.lock()
    defer { core.unlock() }
    if let latest, latest.key == key { return latest.member }
    guard let member = members[key] else { return nil }
    latest = (key, member)
    return member
  }

  /// Enters a member that was made outside the lock, since it takes the lock to enter itself in the
  /// core's list. Two threads may both come here: the first wins.
  private func enter(_ made: AnyObject, _ type: Any.Type) -> AnyObject {
    var added = 0
    while true {
      let known = core.locked { stubs }
      if let function = made as? MockedMember {
        for stub in known.dropFirst(added) { function.add(stub) }
      }
      added = known.count
      let entered: AnyObject? = core.locked {
        if let member = members[ObjectIdentifier(type)] { return member }
        // A stub that came in between has to be added first.
        guard stubs.count == added else { return nil }
        members[ObjectIdentifier(type)] = made
        return made
      }
      if let entered { return entered }
    }
  }
}

// MARK: - All generic arguments at once

extension GenericMember {
  /// The functions for all generic arguments that there were until now.
  var functions: [MockedMember] {
    core.locked { Array(members.values) }.compactMap { $0 as? MockedMember }
  }

  /// A function without calls, to speak of the member before it was called.
  func placeholder() -> MockedMember { FunctionMock<Void, Void, Never>(core, name, kind) }

  /// Answers calls with an error, whatever their generic arguments are.
  func add(_ stub: GenericStub) {
    let members = core.locked {
      stubs.append(stub)
      return Array(self.members.values)
    }
    for case let function as MockedMember in members { function.add(stub) }
  }
}
