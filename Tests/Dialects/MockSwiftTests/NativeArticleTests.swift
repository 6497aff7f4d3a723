import Testing
import Understudy

@Suite struct NativeArticleTests {
  @Test func theSameTest() {
    let greeter = GreeterMock()
    given(greeter).greet(name: .any, times: .greater(than: 1)).willReturn("Hello, hello")
    given(greeter).greet(name: "Bob", times: 1).willReturn("Bye")

    #expect(greeter.greet(name: "Ann", times: 2) == "Hello, hello")
    #expect(greeter.greet(name: "Bob", times: 1) == "Bye")

    let first = verify(greeter).greet(name: "Ann", times: .any).called(.once)
    verify(greeter).greet(name: !"Ann", times: .any).called(1..., after: first)
    verifyNoMoreInteractions(greeter)
  }

  @Test func aClass() {
    let door = DoorMock()
    given(door.openMock).call("1234").willReturn(true)
    #expect(door.enter(code: "1234") == "inside")
    verify(door.openMock).call("1234").called(.once)
  }

  @Test func aStruct() {
    let now = ClosureMock((() -> Int).self)
    given(now).call().willReturn(1, 3)
    let timer = Timer(now: { now() })
    #expect(timer.elapsed() == 2)
    verify(now).call().called(2)
  }
}

final class DoorMock: Door {
  let openMock = ClosureMock(((String) -> Bool).self)
  override func open(code: String) -> Bool { openMock(code) }
}

/// As `understudy generate` writes it, in short.
private final class GreeterMock: Greeter, Mock, @unchecked Sendable {
  let understudy = MockCore("GreeterMock")
  private(set) lazy var greetMock = FunctionMock<(name: String, times: Int), String, Never>(
    understudy, "greet(name:times:)")

  func greet(name: String, times: Int) -> String { greetMock.call((name, times)) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    typealias Greet = CallPattern<Role, Synchronous, (name: String, times: Int), String, Never>
    let mock: GreeterMock
    let location: TestLocation

    init(_ mock: GreeterMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func greet(name: Matcher<String>, times: Matcher<Int>) -> Greet {
      CallPattern(mock.greetMock, location, matching: name, times)
    }
  }
}
