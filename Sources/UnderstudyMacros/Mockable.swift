@_exported public import UnderstudyRuntime

/// Writes the mock of a protocol beside it: `StoreMock` for `protocol Store`.
///
/// ```swift
/// @Mockable
/// protocol Store {
///   func load(id: String) async throws -> Item
/// }
/// ```
///
/// The mock behaves as those that `understudy generate` and the build plugin write, and tests speak
/// of it in the same way. A protocol may inherit from the well-known ones of the standard library.
///
/// - Parameters:
///   - condition: The condition of the `#if` around the mock, so that it is in no release build;
///     `nil` for none.
///   - access: The access level of the mock, where it is not the protocol's own.
///   - inheritable: Whether mocks of protocols that inherit from this one can build on its mock.
///     Without it there is one class less to compile.
///   - spying: Whether the mock can be a spy: `StoreMock(spying: realStore)`. Without it the mock
///     takes less time to compile. Mocks that build on each other have to say the same.
///   - repeating: Parents whose requirements the protocol repeats, or that have none: the macro
///     cannot see them.
@attached(peer, names: suffixed(Mock), suffixed(MockBase))
public macro Mockable(
  condition: StaticString? = "DEBUG", access: MockAccess? = nil, inheritable: Bool = true,
  spying: Bool = true, repeating: StaticString...
) = #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockableMacro")

/// Leaves a requirement out of the mock that
/// ``Mockable(condition:access:inheritable:spying:repeating:)`` or the generator writes: a default in
/// an extension of the protocol answers it.
@attached(peer)
public macro Unmocked() =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "UnmockedMacro")

/// Lets a mock hold weakly what a property is set to, as a delegate is held: neither the mock nor its
/// records keep the object alive.
///
/// ```swift
/// @Mockable
/// protocol Radio {
///   @MockedWeakly var listener: (any Listener)? { get set }
/// }
/// ```
///
/// The property has to be optional. The generator reads it too, and without an import the comment
/// `/// @mockable(modifiers: listener = weak)` in front of the protocol.
@attached(peer)
public macro MockedWeakly() =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedWeaklyMacro")

/// The access level of a mock.
public enum MockAccess: Sendable {
  case `public`, package, `internal`
}
