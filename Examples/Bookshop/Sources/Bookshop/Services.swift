/// Something that says whether it can be reached.
public protocol Reachable: Sendable {
  var isReachable: Bool { get async }
}

/// Finds books, over the network.
public protocol Catalogue: Reachable {
  /// The number of results on a page.
  var pageSize: Int { get set }

  func book(isbn: String) async throws -> Book?
  func search(_ words: String, page: Int) async throws -> [Book]
}

/// Knows how many copies of a book there are.
public protocol Inventory: Sendable {
  /// The copies in stock.
  subscript(isbn isbn: String) -> Int { get set }

  func reserve(_ isbn: String, copies: Int) throws(OrderError)
  func onChange(_ handler: @escaping @Sendable (_ isbn: String, _ copies: Int) -> Void)
}

/// Takes money.
public protocol Payments: Sendable {
  func charge(_ cents: Int, to customer: String) async throws -> String
  func refund(_ receipt: String) async throws
}

/// Keeps values between launches.
public protocol Storage: Sendable {
  func load<Value: Decodable>(_ type: Value.Type, key: String) throws -> Value
  func save<Value: Encodable>(_ value: Value, key: String) throws
}

/// Writes down what happens.
public protocol Journal: Sendable {
  func note(_ text: String)
}
