/// A generic member: it holds one ``FunctionMock`` or ``SubscriptMock`` for each set of generic
/// arguments, found by its type. So does a member whose types are not available on every platform.
public final class GenericMember: @unchecked Sendable {
  unowned(unsafe) private let core: MockCore
  private let name: StaticString
  private let kind: MockedMember.Kind
  /// Guarded by the core's lock.
  @exclusivity(unchecked) private var members: [ObjectIdentifier: AnyObject] = [:]

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
    member(type) { FunctionMock(core, name, kind) }
  }

  /// The subscript for the generic arguments in the signature of the given type.
  public func callAsFunction<Indices, Value, Failure>(
    _ type: SubscriptMock<Indices, Value, Failure>.Type =
      SubscriptMock<Indices, Value, Failure>.self
  ) -> SubscriptMock<Indices, Value, Failure> {
    member(type) { SubscriptMock(core, name) }
  }

  /// The property, where no stored property can have its type.
  public func callAsFunction<Value, Failure>(
    _ type: PropertyMock<Value, Failure>.Type = PropertyMock<Value, Failure>.self
  ) -> PropertyMock<Value, Failure> {
    member(type) { PropertyMock(core, name) }
  }

  private func member<Member: AnyObject>(_ type: Member.Type, make: () -> Member) -> Member {
    let key = ObjectIdentifier(type)
    if let member = core.locked({ members[key] }) {
      return unsafeDowncast(member, to: Member.self)
    }
    // Made outside the lock, since it takes the lock to enter itself in the core's list. Two
    // threads may both come here: the first to come back wins.
    let made = make()
    let member = core.locked {
      if let member = members[key] { return member }
      members[key] = made
      return made
    }
    return unsafeDowncast(member, to: Member.self)
  }
}
