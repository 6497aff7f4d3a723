import Understudy
import Warehouse

final class InventoryMock: Inventory, Mock, @unchecked Sendable {
  let understudy: MockCore
  let understudyIsOpen: FunctionMock<Void, Bool, Never>
  let understudyCapacity: PropertyMock<Int, Never>
  let understudyStock: FunctionMock<(of: Int, in: Int), Int, Never>
  let understudyPrice: FunctionMock<(of: String, amount: Int), Int, Never>
  let understudyReserve: FunctionMock<(Int, amount: Int), Int, any Error>
  let understudyLoad: FunctionMock<(Int, page: Int), Int, Never>
  let understudyFetch: FunctionMock<(Int, page: Int), Int, any Error>
  let understudyStore: GenericMember
  let understudyClose: FunctionMock<Void, Void, Never>
  let understudySubscript: FunctionMock<Int, Int, Never>

  init(
    name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    understudy = MockCore(
      "InventoryMock", name: name, fileID: fileID, filePath: filePath, line: line, column: column)
    understudyIsOpen = FunctionMock(understudy, "isOpen", .getter)
    understudyCapacity = PropertyMock(understudy, "capacity")
    understudyStock = FunctionMock(understudy, "stock(of:in:)")
    understudyPrice = FunctionMock(understudy, "price(of:amount:)")
    understudyReserve = FunctionMock(understudy, "reserve(_:amount:)")
    understudyLoad = FunctionMock(understudy, "load(_:page:)")
    understudyFetch = FunctionMock(understudy, "fetch(_:page:)")
    understudyStore = GenericMember(understudy, "store(_:at:)")
    understudyClose = FunctionMock(understudy, "close()")
    understudySubscript = FunctionMock(understudy, "subscript(shelf:)", .subscriptGetter)
  }

  var isOpen: Bool { understudyIsOpen.call(()) }

  var capacity: Int {
    get { understudyCapacity.get() }
    set { understudyCapacity.set(newValue) }
  }

  func stock(of product: Int, in hall: Int) -> Int { understudyStock.call((product, hall)) }

  func price(of name: String, amount: Int) -> Int { understudyPrice.call((name, amount)) }

  func reserve(_ product: Int, amount: Int) throws -> Int {
    try understudyReserve.call((product, amount))
  }

  nonisolated(nonsending) func load(_ product: Int, page: Int) async -> Int {
    await understudyLoad.call((product, page))
  }

  nonisolated(nonsending) func fetch(_ product: Int, page: Int) async throws -> Int {
    try await understudyFetch.call((product, page))
  }

  func store<Value>(_ value: Value, at shelf: Int) -> Int {
    understudyStore(FunctionMock<(Value, at: Int), Int, Never>.self).call((value, shelf))
  }

  func close() { understudyClose.call(()) }

  subscript(shelf shelf: Int) -> Int { understudySubscript.call(shelf) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    private let mock: InventoryMock
    private let location: TestLocation

    init(_ mock: InventoryMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    var isOpen: GetterPattern<Role, Synchronous, Void, Bool, Never> {
      GetterPattern(mock.understudyIsOpen, location)
    }

    var capacity: PropertyPattern<Role, Synchronous, Int, Never> {
      PropertyPattern(mock.understudyCapacity, location)
    }

    func stock(of product: Matcher<Int>, in hall: Matcher<Int>)
      -> CallPattern<Role, Synchronous, (of: Int, in: Int), Int, Never>
    {
      CallPattern(mock.understudyStock, location, matching: product, hall)
    }

    @_disfavoredOverload
    func stock(of product: Int, in hall: Int)
      -> CallPattern<Role, Synchronous, (of: Int, in: Int), Int, Never>
    {
      CallPattern(mock.understudyStock, location, equalTo: product, hall)
    }

    func price(of name: Matcher<String>, amount: Matcher<Int>)
      -> CallPattern<Role, Synchronous, (of: String, amount: Int), Int, Never>
    {
      CallPattern(mock.understudyPrice, location, matching: name, amount)
    }

    @_disfavoredOverload
    func price(of name: String, amount: Int)
      -> CallPattern<Role, Synchronous, (of: String, amount: Int), Int, Never>
    {
      CallPattern(mock.understudyPrice, location, equalTo: name, amount)
    }

    func reserve(_ product: Matcher<Int>, amount: Matcher<Int>)
      -> CallPattern<Role, Synchronous, (Int, amount: Int), Int, any Error>
    {
      CallPattern(mock.understudyReserve, location, matching: product, amount)
    }

    @_disfavoredOverload
    func reserve(_ product: Int, amount: Int)
      -> CallPattern<Role, Synchronous, (Int, amount: Int), Int, any Error>
    {
      CallPattern(mock.understudyReserve, location, equalTo: product, amount)
    }

    func load(_ product: Matcher<Int>, page: Matcher<Int>)
      -> CallPattern<Role, Asynchronous, (Int, page: Int), Int, Never>
    {
      CallPattern(mock.understudyLoad, location, matching: product, page)
    }

    @_disfavoredOverload
    func load(_ product: Int, page: Int)
      -> CallPattern<Role, Asynchronous, (Int, page: Int), Int, Never>
    {
      CallPattern(mock.understudyLoad, location, equalTo: product, page)
    }

    func fetch(_ product: Matcher<Int>, page: Matcher<Int>)
      -> CallPattern<Role, Asynchronous, (Int, page: Int), Int, any Error>
    {
      CallPattern(mock.understudyFetch, location, matching: product, page)
    }

    @_disfavoredOverload
    func fetch(_ product: Int, page: Int)
      -> CallPattern<Role, Asynchronous, (Int, page: Int), Int, any Error>
    {
      CallPattern(mock.understudyFetch, location, equalTo: product, page)
    }

    func store<Value>(_ value: Matcher<Value>, at shelf: Matcher<Int>)
      -> CallPattern<Role, Synchronous, (Value, at: Int), Int, Never>
    {
      CallPattern(mock.understudyStore(), location, matching: value, shelf)
    }

    @_disfavoredOverload
    func store<Value>(_ value: Value, at shelf: Int)
      -> CallPattern<Role, Synchronous, (Value, at: Int), Int, Never>
    {
      CallPattern(mock.understudyStore(), location, equalTo: value, shelf)
    }

    func close() -> CallPattern<Role, Synchronous, Void, Void, Never> {
      CallPattern(mock.understudyClose, location)
    }

    subscript(shelf shelf: Matcher<Int>) -> GetterPattern<Role, Synchronous, Int, Int, Never> {
      GetterPattern(mock.understudySubscript, location, matching: shelf)
    }

    @_disfavoredOverload
    subscript(shelf shelf: Int) -> GetterPattern<Role, Synchronous, Int, Int, Never> {
      GetterPattern(mock.understudySubscript, location, equalTo: shelf)
    }
  }
}
