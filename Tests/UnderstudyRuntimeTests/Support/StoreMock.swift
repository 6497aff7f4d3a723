import UnderstudyRuntime

struct Item: Equatable {
  var id: String
  var price = 0
}

struct StoreError: Error, Equatable {
  var code = 1
}

/// What the generator handles, in one protocol.
protocol Store: AnyObject {
  var isOpen: Bool { get }
  var owner: String { get set }
  var balance: Int { get async throws }
  func fetch(id: String, page: Int) async throws -> Item
  func count(_ name: String) -> Int
  func close() throws(StoreError)
  func observe(_ done: @escaping (Int) -> Void)
  func each(_ body: (Int) throws -> Void, limit: Int) rethrows
  func edit(_ text: inout String) -> Bool
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  subscript(row row: Int, column column: Int) -> String? { get set }
  static var shared: Int { get set }
  static func open(_ id: String) -> Bool
  init(size: Int)
  init?(code: String) throws
}

final class StoreMock: Store, StaticMock, @unchecked Sendable {
  let understudy: MockCore
  let understudyIsOpen: FunctionMock<Void, Bool, Never>
  let understudyOwner: PropertyMock<String, Never>
  let understudyBalance: FunctionMock<Void, Int, any Error>
  let understudyFetch: FunctionMock<(id: String, page: Int), Item, any Error>
  let understudyCount: FunctionMock<String, Int, Never>
  let understudyClose: FunctionMock<Void, Void, StoreError>
  let understudyObserve: FunctionMock<(Int) -> Void, Void, Never>
  let understudyEach: FunctionMock<(Unrecorded, limit: Int), Void, Never>
  let understudyEdit: FunctionMock<String, Bool, Never>
  let understudyDecode: GenericMember
  let understudySubscript: SubscriptMock<(row: Int, column: Int), String?, Never>

  init(
    name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    understudy = MockCore(
      "StoreMock", name: name, fileID: fileID, filePath: filePath, line: line, column: column)
    understudyIsOpen = FunctionMock(understudy, "isOpen", .getter)
    understudyOwner = PropertyMock(understudy, "owner")
    understudyBalance = FunctionMock(understudy, "balance", .getter)
    understudyFetch = FunctionMock(understudy, "fetch(id:page:)")
    understudyCount = FunctionMock(understudy, "count(_:)")
    understudyClose = FunctionMock(understudy, "close()")
    understudyObserve = FunctionMock(understudy, "observe(_:)")
    understudyEach = FunctionMock(understudy, "each(_:limit:)")
    understudyEdit = FunctionMock(understudy, "edit(_:)")
    understudyDecode = GenericMember(understudy, "decode(_:from:)")
    understudySubscript = SubscriptMock(understudy, "subscript(row:column:)")
  }

  convenience init(size: Int) {
    self.init()
    _ = Self.understudyStatics.understudyInitSize.call(size)
  }

  convenience init?(code: String) throws {
    self.init()
    if try Self.understudyStatics.understudyInitCode.call(code) == .fails { return nil }
  }

  var isOpen: Bool { understudyIsOpen.call(()) }

  var owner: String {
    get { understudyOwner.get() }
    set { understudyOwner.set(newValue) }
  }

  var balance: Int { get async throws { try await understudyBalance.call(()) } }

  nonisolated(nonsending) func fetch(id: String, page: Int) async throws -> Item {
    try await understudyFetch.call((id, page))
  }

  func count(_ name: String) -> Int { understudyCount.call(name) }

  func close() throws(StoreError) { try understudyClose.call(()) }

  func observe(_ done: @escaping (Int) -> Void) { understudyObserve.call(done) }

  func each<E: Error>(_ body: (Int) throws(E) -> Void, limit: Int) throws(E) {
    let call = understudyEach.begin((Unrecorded(), limit))
    if let answer = call.answer(as: (((Int) throws -> Void, Int) throws -> Void).self) {
      do { try answer(body, limit) } catch { throw error as! E }
    } else {
      call.finish()
    }
  }

  func edit(_ text: inout String) -> Bool {
    let call = understudyEdit.begin(text)
    if let answer = call.answer(as: ((inout String) -> Bool).self) { return answer(&text) }
    return call.finish()
  }

  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try understudyDecode(FunctionMock<(T.Type, from: String), T, any Error>.self)
      .call((type, text))
  }

  subscript(row row: Int, column column: Int) -> String? {
    get { understudySubscript.get((row, column)) }
    set { understudySubscript.set(newValue, at: (row, column)) }
  }

  static var shared: Int {
    get { understudyStatics.understudyShared.get() }
    set { understudyStatics.understudyShared.set(newValue) }
  }

  static func open(_ id: String) -> Bool { understudyStatics.understudyOpen.call(id) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>
  typealias UnderstudyStaticStubbing = StaticMembers<Stubbing>
  typealias UnderstudyStaticExpecting = StaticMembers<Expecting>
  typealias UnderstudyStaticVerifying = StaticMembers<Verifying>

  struct Members<Role>: MockMembers {
    private let mock: StoreMock
    private let location: TestLocation

    init(_ mock: StoreMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    var isOpen: GetterPattern<Role, Synchronous, Void, Bool, Never> {
      GetterPattern(mock.understudyIsOpen, location)
    }

    var owner: PropertyPattern<Role, Synchronous, String, Never> {
      PropertyPattern(mock.understudyOwner, location)
    }

    var balance: GetterPattern<Role, Asynchronous, Void, Int, any Error> {
      GetterPattern(mock.understudyBalance, location)
    }

    func fetch(id: Matcher<String>, page: Matcher<Int>)
      -> CallPattern<Role, Asynchronous, (id: String, page: Int), Item, any Error>
    {
      CallPattern(mock.understudyFetch, location, matching: id, page)
    }

    @_disfavoredOverload
    func fetch(id: String, page: Int)
      -> CallPattern<Role, Asynchronous, (id: String, page: Int), Item, any Error>
    {
      CallPattern(mock.understudyFetch, location, equalTo: id, page)
    }

    func count(_ name: Matcher<String>) -> CallPattern<Role, Synchronous, String, Int, Never> {
      CallPattern(mock.understudyCount, location, matching: name)
    }

    @_disfavoredOverload
    func count(_ name: String) -> CallPattern<Role, Synchronous, String, Int, Never> {
      CallPattern(mock.understudyCount, location, equalTo: name)
    }

    func close() -> CallPattern<Role, Synchronous, Void, Void, StoreError> {
      CallPattern(mock.understudyClose, location)
    }

    func observe(_ done: Matcher<(Int) -> Void>)
      -> CallPattern<Role, Synchronous, (Int) -> Void, Void, Never>
    {
      CallPattern(mock.understudyObserve, location, matching: done)
    }

    func each(_ body: Matcher<Unrecorded> = .any, limit: Matcher<Int>)
      -> CustomCallPattern<
        Role, Synchronous, (Unrecorded, limit: Int), Void, Never,
        ((Int) throws -> Void, Int) throws -> Void
      >
    {
      CustomCallPattern(mock.understudyEach, location, matching: body, limit)
    }

    func edit(_ text: Matcher<String>)
      -> CustomCallPattern<Role, Synchronous, String, Bool, Never, (inout String) -> Bool>
    {
      CustomCallPattern(mock.understudyEdit, location, matching: text)
    }

    func decode<T: Decodable>(_ type: T.Type, from text: Matcher<String>)
      -> CallPattern<Role, Synchronous, (T.Type, from: String), T, any Error>
    {
      CallPattern(mock.understudyDecode(), location, matching: .value(type), text)
    }

    @_disfavoredOverload
    func decode<T: Decodable>(_ type: T.Type, from text: String)
      -> CallPattern<Role, Synchronous, (T.Type, from: String), T, any Error>
    {
      CallPattern(mock.understudyDecode(), location, equalTo: type, text)
    }

    subscript(row row: Matcher<Int>, column column: Matcher<Int>)
      -> SubscriptPattern<Role, Synchronous, (row: Int, column: Int), String?, Never>
    {
      SubscriptPattern(mock.understudySubscript, location, matching: row, column)
    }

    @_disfavoredOverload
    subscript(row row: Int, column column: Int)
      -> SubscriptPattern<Role, Synchronous, (row: Int, column: Int), String?, Never>
    {
      SubscriptPattern(mock.understudySubscript, location, equalTo: row, column)
    }
  }

  final class UnderstudyStatics: UnderstudyRuntime.StaticMembers {
    let understudy: MockCore
    let understudyShared: PropertyMock<Int, Never>
    let understudyOpen: FunctionMock<String, Bool, Never>
    let understudyInitSize: FunctionMock<Int, InitializerOutcome, Never>
    let understudyInitCode: FunctionMock<String, InitializerOutcome, any Error>

    init() {
      understudy = MockCore("StoreMock")
      understudyShared = PropertyMock(understudy, "shared")
      understudyOpen = FunctionMock(understudy, "open(_:)")
      understudyInitSize = FunctionMock(understudy, "init(size:)", .initializer)
      understudyInitCode = FunctionMock(understudy, "init(code:)", .initializer)
    }
  }

  struct StaticMembers<Role>: MockMembers {
    private let mock: UnderstudyStatics
    private let location: TestLocation

    init(_ mock: UnderstudyStatics, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    var shared: PropertyPattern<Role, Synchronous, Int, Never> {
      PropertyPattern(mock.understudyShared, location)
    }

    func open(_ id: Matcher<String>) -> CallPattern<Role, Synchronous, String, Bool, Never> {
      CallPattern(mock.understudyOpen, location, matching: id)
    }

    func initializer(size: Matcher<Int>)
      -> CallPattern<Role, Synchronous, Int, InitializerOutcome, Never>
    {
      CallPattern(mock.understudyInitSize, location, matching: size)
    }

    func initializer(code: Matcher<String>)
      -> CallPattern<Role, Synchronous, String, InitializerOutcome, any Error>
    {
      CallPattern(mock.understudyInitCode, location, matching: code)
    }
  }
}
