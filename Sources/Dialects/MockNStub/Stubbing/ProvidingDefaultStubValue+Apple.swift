#if canImport(CoreGraphics)
  public import CoreGraphics

  extension CGAffineTransform: ProvidingDefaultStubValue {
    public static func defaultStubValue() -> CGAffineTransform { .identity }
  }
#endif

#if canImport(UIKit)
  public import UIKit

  extension UIEdgeInsets: ProvidingDefaultStubValue {
    public static func defaultStubValue() -> UIEdgeInsets { .zero }
  }
#endif

#if canImport(ObjectiveC)
  public import ObjectiveC

  extension NSObject: ProvidingDefaultStubValue {
    /// A new object of the class that the function returns.
    public static func defaultStubValue() -> Self { self.init() }
  }
#endif
