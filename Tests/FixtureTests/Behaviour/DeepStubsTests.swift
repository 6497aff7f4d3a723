import Testing
import Understudy

struct DeepStubsTests {
  @Test func aMemberReturnsTheMockOfItsProtocol() throws {
    let shop = ShopMock()
    let drawer = try given(shop).drawer.deepMock(DrawerMock.self)
    given(drawer).total.willReturn(3)
    #expect(shop.drawer.total == 3)
    verify(drawer).total.called(1)
    verify(shop).drawer.called(1)
  }

  @Test func itIsTheSameForAllCalls() async throws {
    let shop = ShopMock()
    #expect(shop.drawer as? DrawerMock === shop.drawer as? DrawerMock)
    let first = try await shop.drawer(number: 1) as? DrawerMock
    let second = try await shop.drawer(number: 2) as? DrawerMock
    #expect(first === second)
    #expect(first !== shop.drawer as? DrawerMock)
    #expect(first !== ShopMock().drawer as? DrawerMock)
  }

  @Test func everyFormOfMember() {
    let shop = ShopMock()
    #expect(shop.plain() is DrawerMock)
    #expect(shop[1] is DrawerMock)
    let given = DrawerMock()
    shop[1] = given
    #expect(ShopMock.main is DrawerMock)
  }

  @Test func anOptionalStaysNil() {
    let shop = ShopMock()
    #expect(shop.rear == nil)
    #expect(shop.stand == nil)
  }

  @Test func mocksOfMocks() async throws {
    let shop = ShopMock()
    let drawer = try given(shop).drawer.deepMock(DrawerMock.self)
    let clerk = try given(drawer).clerk.deepMock(ClerkMock.self)
    given(clerk).greet().willReturn("hello")
    #expect(await shop.drawer.clerk.greet() == "hello")
    #expect(shop.drawer.shop.drawer.shop is ShopMock)
  }

  @MainActor
  @Test func mocksOfTheMainActor() throws {
    let drawer = DrawerMock()
    try given(given(drawer).display.deepMock(DisplayMock.self)).text.willReturn("open")
    #expect(drawer.display.text == "open")
  }

  @Test func itIsCalledAfterItsPlace() throws {
    let shop = ShopMock()
    let drawer = try given(shop).drawer.deepMock(DrawerMock.self)
    #expect(drawer.understudy.name == "ShopMock.drawer")
    #expect(
      try given(drawer).clerk.deepMock(ClerkMock.self).understudy.name == "ShopMock.drawer.clerk")
    let named = ShopMock(name: "corner")
    #expect(
      try given(named).drawer(number: .any).deepMock(DrawerMock.self).understudy.name
        == "corner.drawer(number:)")
    #expect(drawer.understudy.location == shop.understudy.location)
  }

  @Test func itsStrictnessIsTheParents() throws {
    let shop = ShopMock(strictness: .warning)
    #expect(try given(shop).drawer.deepMock(DrawerMock.self).understudy.strictness == .warning)
    #expect(shop.understudy.strictness == .warning)
    #expect(DrawerMock(strictness: .strict).understudy.strictness == .strict)
  }

  @Test func stubsAndRegisteredDefaultsComeFirst() {
    let shop = ShopMock()
    let registered = DrawerMock()
    useDefault(for: (any Drawer).self, in: shop) { registered }
    #expect(shop.drawer as? DrawerMock === registered)
    let stubbed = DrawerMock()
    given(shop).drawer.willReturn(stubbed)
    #expect(shop.drawer as? DrawerMock === stubbed)
  }

  @Test func resettingForgetsIt() throws {
    let shop = ShopMock()
    weak var before: DrawerMock?
    do {
      let drawer = try given(shop).drawer.deepMock(DrawerMock.self)
      given(drawer).total.willReturn(3)
      before = drawer
    }
    #expect(before != nil)
    reset(shop)
    #expect(before == nil)
    #expect(shop.drawer.total == 0)
  }

  @Test func itGoesWithItsParent() {
    weak var drawer: DrawerMock?
    do {
      let shop = ShopMock()
      drawer = shop.drawer as? DrawerMock
      #expect(drawer != nil)
    }
    #expect(drawer == nil)
  }
}
