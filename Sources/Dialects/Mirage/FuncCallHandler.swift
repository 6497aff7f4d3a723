internal import UnderstudyRuntime

/// Stands behind one function of a mock: it records the calls, and answers them.
///
/// ```swift
/// final class MockClock: Clock {
///   lazy var mock_now = FuncCallHandler<Void, Int>(returnValue: 0)
///   func now() -> Int { mock_now.handle(()) }
/// }
/// ```
///
/// `TArgs` is `Void` for a function without arguments, the argument's type for one, and a type of
/// your own, or a tuple, for more. Name your own type `…Args`, and reports show its properties as the
/// arguments.
public final class FuncCallHandler<TArgs, TReturn>:
  FunctionHandler<TArgs, TReturn, Never, Stub<TArgs, TReturn>>, @unchecked Sendable
{
  /// Makes the handler of a function.
  ///
  /// - Parameters:
  ///   - returnValue: what calls return while nothing is stubbed.
  ///   - isPartial: whether calls go to the real function while nothing is stubbed.
  ///   - callRealFunc: calls the real function.
  ///   - name: how reports call the function: the property that holds the handler.
  ///   - fileID: the file that makes the handler, as `Module/File.swift`.
  ///   - filePath: the full path of that file.
  ///   - line: the line that makes the handler.
  ///   - column: the column that makes the handler.
  public init(
    returnValue: TReturn, isPartial: Bool = false,
    callRealFunc: ((_ args: TArgs) -> TReturn)? = nil, name: StaticString = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    super.init(
      HandledFunction(
        returnValue: returnValue, isPartial: isPartial, realFunction: callRealFunc, name: name,
        location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// Stands behind a throwing function of a mock: a ``FuncCallHandler`` whose stubs can throw.
///
/// ```swift
/// final class MockArchive: Archive {
///   lazy var mock_load = ThrowingFuncCallHandler<String, Int>(returnValue: 0)
///   func load(_ name: String) throws -> Int { try mock_load.handle(name) }
/// }
/// ```
public typealias ThrowingFuncCallHandler<TArgs, TReturn> =
  TypedFuncCallHandler<TArgs, TReturn, any Error>

/// Stands behind a function of a mock that throws errors of one type: a ``FuncCallHandler`` whose stubs
/// can throw these.
///
/// ```swift
/// lazy var mock_save = TypedFuncCallHandler<String, Int, Offline>(returnValue: 0)
/// func save(_ name: String) throws(Offline) -> Int { try mock_save.handle(name) }
/// ```
public final class TypedFuncCallHandler<TArgs, TReturn, Failure: Error>:
  FunctionHandler<TArgs, TReturn, Failure, TypedStub<TArgs, TReturn, Failure>>,
  @unchecked Sendable
{
  /// Makes the handler of a throwing function.
  ///
  /// - Parameters:
  ///   - returnValue: what calls return while nothing is stubbed.
  ///   - isPartial: whether calls go to the real function while nothing is stubbed.
  ///   - callRealFunc: calls the real function.
  ///   - name: how reports call the function: the property that holds the handler.
  ///   - fileID: the file that makes the handler, as `Module/File.swift`.
  ///   - filePath: the full path of that file.
  ///   - line: the line that makes the handler.
  ///   - column: the column that makes the handler.
  public init(
    returnValue: TReturn, isPartial: Bool = false,
    callRealFunc: ((_ args: TArgs) throws(Failure) -> TReturn)? = nil,
    name: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    super.init(
      HandledFunction(
        returnValue: returnValue, isPartial: isPartial, realFunction: callRealFunc, name: name,
        location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
