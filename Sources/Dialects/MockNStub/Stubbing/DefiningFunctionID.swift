/// A stub or mock that lists its functions, so that their names are written only once.
///
/// ```swift
/// enum FunctionID: String { case send = "send(to:body:)" }
/// ```
public protocol DefiningFunctionID {
  /// The functions. The raw values are their names, as `#function` gives them.
  associatedtype FunctionID: RawRepresentable where FunctionID.RawValue == String
}
