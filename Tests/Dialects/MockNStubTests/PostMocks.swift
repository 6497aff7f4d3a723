import Foundation
import MockNStub

// What is mocked, and mocks by hand as tests of the original have them.

struct Parcel: Equatable {
  var weight = 0
}

protocol Mailer: AnyObject {
  var isOnline: Bool { get set }
  func send(to: String, body: String) -> Bool
  func flush()
}

final class MailerMock: Mocking, Mailer, DefiningFunctionID {
  enum FunctionID: String {
    case send = "send(to:body:)"
    case flush = "flush()"
    case isOnline
  }

  var isOnline: Bool {
    get { didCallFunction() }
    set { didCallFunction(withArguments: newValue) }
  }

  func send(to: String, body: String) -> Bool { didCallFunction(withArguments: to, body) }
  func flush() { didCallFunction() }
}

/// A class, which is stubbed by a subclass.
class Depot {
  func parcel(at shelf: Int) -> Parcel { fatalError("the real depot is closed") }
  func spareParcel() -> Parcel? { nil }
  func labels() -> [String] { ["real"] }
}

final class DepotStub: Depot, Stubbing {
  override func parcel(at shelf: Int) -> Parcel {
    didCallFunction(withArguments: shelf) ?? Parcel(weight: -1)
  }
  override func spareParcel() -> Parcel? { didCallFunction() }
  override func labels() -> [String] { didCallFunction() }
}

/// Keeps everything in properties of its own.
final class OwnStorageMock: Mocking {
  var callValues: [CallValue] = []
  var calls: [Call] = []
  var verifications: [Verification] = []

  func weigh(_ grams: Int) -> Int { didCallFunction(withArguments: grams) }
}

/// Uses the forms with an ID in every function.
final class ScaleMock: Mocking, DefiningFunctionID {
  enum FunctionID: String { case tare, name, weigh, pick, note, spare }

  func tare() { didCallFunction(withID: .tare) }
  func note(_ text: String) { didCallFunction(withID: .note, withArguments: text) }
  func name() -> String { didCallFunction(withID: .name) }
  func spare() -> Parcel? { didCallFunction(withID: .spare) }
  func weigh(_ grams: Int) -> Double { didCallFunction(withID: .weigh, withArguments: grams) }
  func pick(_ grams: Int) -> Parcel? { didCallFunction(withID: .pick, withArguments: grams) }
}

final class ScaleStub: Stubbing, DefiningFunctionID {
  enum FunctionID: String { case weigh, pick }

  func weigh(_ grams: Int) -> Double { didCallFunction(withID: .weigh, withArguments: grams) }
  func pick(_ grams: Int) -> Parcel? { didCallFunction(withID: .pick, withArguments: grams) }
}

/// Collects messages instead of failing the test.
final class MessageCollector: FailingWithMessageAtLocation {
  var messages: [String] = []
  var lines: [UInt] = []
  func fail(with message: String, at location: Location) {
    messages.append(message)
    lines.append(location.line)
  }
}
