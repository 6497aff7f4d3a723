/// Makes a class in a test target a mock of the protocols that it conforms to: for a protocol that
/// stands elsewhere.
///
/// ```swift
/// @Mock
/// final class ClockMock: Clock {
///   func now() -> Date
///   var zone: String
/// }
/// ```
///
/// Write the signatures without bodies; the macro adds what is missing, and tests speak of the mock as
/// of any other. A member that has a body, accessors or an initial value keeps it. Subscripts, and
/// properties that are `async` or throw, cannot be written without a body.
@attached(member, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: UnderstudyRuntime.Mock, StaticMock, Sendable)
public macro Mock() = #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockMacro")

/// Gives a member of a class with ``Mock()`` its body. Only that macro writes it.
@attached(body)
public macro _MockedBody(_ text: StaticString) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedBodyMacro")

/// Gives a property of a class with ``Mock()`` its accessors. Only that macro writes it.
@attached(accessor)
public macro _MockedAccessors(_ texts: StaticString...) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedAccessorsMacro")
