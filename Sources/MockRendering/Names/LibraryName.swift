/// A name that generated code takes from the library or from the standard library.
enum LibraryName: CaseIterable {
  // The standard library's.
  case void, never, int, staticString, error, string, bool, hasher, objectIdentifier, sendable,
    unownedSerialExecutor, equatable, hashable
  // The library's.
  case anyArgument, asynchronous, callPattern, customCallPattern, expecting, functionMock,
    genericCallPattern, genericMember, getterPattern, initializerOutcome, matcher, mock, mockCore,
    mockMembers, optionalMember, propertyMock, propertyPattern, staticMembers, staticMock,
    strictness, stubbing,
    subscriptMock, subscriptPattern, synchronous, testLocation, unkeptAccessors,
    unkeptAccessorsPattern, unrecorded, unreturned, verifying, weakPropertyMock, weakPropertyPattern

  /// The name as it is written where nothing else has it.
  var bare: StaticString {
    switch self {
    case .void: "Void"
    case .never: "Never"
    case .int: "Int"
    case .staticString: "StaticString"
    case .error: "Error"
    case .string: "String"
    case .bool: "Bool"
    case .hasher: "Hasher"
    case .objectIdentifier: "ObjectIdentifier"
    case .sendable: "Sendable"
    case .unownedSerialExecutor: "UnownedSerialExecutor"
    case .equatable: "Equatable"
    case .hashable: "Hashable"
    case .anyArgument: "AnyArgument"
    case .asynchronous: "Asynchronous"
    case .callPattern: "CallPattern"
    case .customCallPattern: "CustomCallPattern"
    case .expecting: "Expecting"
    case .functionMock: "FunctionMock"
    case .genericCallPattern: "GenericCallPattern"
    case .genericMember: "GenericMember"
    case .getterPattern: "GetterPattern"
    case .initializerOutcome: "InitializerOutcome"
    case .matcher: "Matcher"
    case .mock: "Mock"
    case .mockCore: "MockCore"
    case .mockMembers: "MockMembers"
    case .optionalMember: "OptionalMember"
    case .propertyMock: "PropertyMock"
    case .propertyPattern: "PropertyPattern"
    case .staticMembers: "StaticMembers"
    case .staticMock: "StaticMock"
    case .strictness: "Strictness"
    case .stubbing: "Stubbing"
    case .subscriptMock: "SubscriptMock"
    case .subscriptPattern: "SubscriptPattern"
    case .synchronous: "Synchronous"
    case .testLocation: "TestLocation"
    case .unkeptAccessors: "UnkeptAccessors"
    case .unkeptAccessorsPattern: "UnkeptAccessorsPattern"
    case .unrecorded: "Unrecorded"
    case .unreturned: "Unreturned"
    case .verifying: "Verifying"
    case .weakPropertyMock: "WeakPropertyMock"
    case .weakPropertyPattern: "WeakPropertyPattern"
    }
  }

  var isStandard: Bool {
    switch self {
    case .void, .never, .int, .staticString, .error, .string, .bool, .hasher, .objectIdentifier,
      .sendable, .unownedSerialExecutor, .equatable, .hashable:
      true
    default: false
    }
  }
}
