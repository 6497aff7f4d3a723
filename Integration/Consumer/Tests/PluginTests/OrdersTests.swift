import Base
import Testing
import Understudy

@testable import Orders

/// `OrdersMock` is in no file of this folder: the plugin writes it.
@Suite struct OrdersTests {
  @Test func placesAnOrder() async throws {
    let orders = OrdersMock()
    given(orders).place("42", copies: .any).willReturn(7)
    given(orders).identifier.willReturn("a")
    let used: any Orders = orders
    #expect(try await used.place("42", copies: 1) == 7)
    #expect(used.identifier == "a")
    verify(orders).place(.any, copies: .any).called(1)
  }

  /// A mock of our own, as the options file says that only annotated protocols are mocked.
  final class UnaskedMock: Unasked {}

  @Test func theOptionsFileIsRead() {
    #expect("\(type(of: UnaskedMock()))" == "UnaskedMock")
  }

  @Test func classesOfTheModule() async throws {
    let courier = CourierMock(name: "ann")
    given(courier).deliver("42").willReturn(3)
    given(courier).rest().willReturn("asleep")
    let used: Courier = courier
    #expect(try await used.deliver("42") == 3)
    #expect(used.rest() == "asleep")
    #expect(used.name == "ann")

    let route = RouteMock(spying: true)
    given(route).stops().willReturn(5)
    #expect(route.length() + route.stops() == 6)
  }
}
