import MockSwift
import Testing

@Suite struct ArticleTests {
  @Test func theDialect() {
    let greeter: Greeter = Mock()
    given(greeter).greet(name: .any(), times: >1).willReturn("Hello, hello")
    given(greeter).greet(name: "Bob", times: 1).willReturn("Bye")

    #expect(greeter.greet(name: "Ann", times: 2) == "Hello, hello")
    #expect(greeter.greet(name: "Bob", times: 1) == "Bye")

    let first = then(greeter).greet(name: =="Ann", times: .any()).calledOnce()
    then(greeter).greet(name: .not(=="Ann"), times: .any()).called(times: >=1, after: first)
    interaction(with: greeter).ended()
  }

  @Test func aMockAsAnotherProtocol() {
    let lamp: DimmedLamp = Mock()
    given(lamp as Lamp).isOn().willReturn(true)
    #expect(lamp.isOn())
    #expect(lamp.level() == 0)
    then(lamp as Lamp).isOn().calledOnce()
    then(lamp).level().calledOnce()
    interaction(with: lamp).ended()
  }
}

extension Mock: Greeter where WrappedType == Greeter {
  func greet(name: String, times: Int) -> String { mocked(name, times) }
}

extension Given where WrappedType == Greeter {
  func greet(name: Predicate<String>, times: Predicate<Int>) -> Mockable<String> {
    mockable(name, times)
  }
  func greet(name: String, times: Int) -> Mockable<String> { mockable(name, times) }
}

extension Then where WrappedType == Greeter {
  func greet(name: Predicate<String>, times: Predicate<Int>) -> Verifiable<String> {
    verifiable(name, times)
  }
}

protocol Lamp {
  func isOn() -> Bool
}

protocol DimmedLamp: Lamp {
  func level() -> Int
}

extension Mock: DimmedLamp, Lamp where WrappedType == DimmedLamp {
  func isOn() -> Bool { mocked() }
  func level() -> Int { mocked() }
}

extension Given where WrappedType == Lamp {
  func isOn() -> Mockable<Bool> { mockable() }
}

extension Then where WrappedType == Lamp {
  func isOn() -> Verifiable<Bool> { verifiable() }
}

extension Then where WrappedType == DimmedLamp {
  func level() -> Verifiable<Int> { verifiable() }
}
