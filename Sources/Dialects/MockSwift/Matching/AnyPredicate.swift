public import Foundation
internal import UnderstudyRuntime

/// A condition on an argument.
///
/// Values of a type that conforms are conditions themselves: an equal argument fulfils them. For an
/// equatable type an empty extension is enough, and not even that is needed for structs and enums.
public protocol AnyPredicate: CustomStringConvertible {
  /// Whether an argument fulfils the condition.
  ///
  /// - Parameter element: the argument.
  func satisfy(by element: Any?) -> Bool
}

extension AnyPredicate where Self: Equatable {
  public func satisfy(by element: Any?) -> Bool { (element as? Self) == self }
}

extension NSObject: AnyPredicate {
  public func satisfy(by element: Any?) -> Bool { isEqual(element) }
}

extension Array: AnyPredicate where Element: Equatable {}
extension Bool: AnyPredicate {}
extension Int: AnyPredicate {}
extension String: AnyPredicate {}
extension Double: AnyPredicate {}
extension UUID: AnyPredicate {}

// MARK: - What stands for an argument

extension ArgumentPattern {
  /// The conditions that predicates and plain values stand for.
  ///
  /// A value that nothing can be compared with is reported, and matches nothing.
  convenience init(
    _ parameters: [ParameterType], of member: MockedMember, in core: MockCore,
    _ location: TestLocation
  ) {
    self.init(
      list: parameters.map { parameter in
        if let matcher = Matcher(standingFor: parameter) { return matcher }
        core.reportMisuse(
          """
          a value of type '\(type(of: parameter ?? parameter as Any))' cannot be compared: \
          it is neither Equatable nor an object
            pass a predicate instead: .any() or .match { … }
          """, member: member, location: location)
        return Matcher(describedBy: { ValueDescription.text(of: parameter) }) { _ in false }
      })
  }
}

extension Matcher<Any?> {
  /// The condition that a predicate or a plain value stands for, `nil` for what cannot be compared.
  ///
  /// An object that is no predicate is compared by identity, even if it is equatable.
  fileprivate init?(standingFor parameter: ParameterType) {
    guard let value = parameter else {
      self = .value(nil)
      return
    }
    switch value {
    case let predicate as any DescribedPredicate:
      self.init(describedBy: { predicate.text }, where: predicate.satisfy)
    case let predicate as any AnyPredicate:
      self.init(describedBy: { ValueDescription.text(of: predicate) }, where: predicate.satisfy)
    case _ where type(of: value) is AnyClass:
      self = .identical(to: value as AnyObject)
    case is any Equatable, is Any.Type:
      self = .value(value)
    default:
      return nil
    }
  }
}

/// A predicate with a text of its own for failures.
protocol DescribedPredicate: AnyPredicate {
  var text: String { get }
}
