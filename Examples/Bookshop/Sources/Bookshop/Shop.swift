/// Sells books: the object that the tests are about.
public struct Shop: Sendable {
  private let catalogue: any Catalogue
  private let inventory: any Inventory
  private let payments: any Payments
  private let storage: any Storage
  private let journal: any Journal

  public init(
    catalogue: any Catalogue, inventory: any Inventory, payments: any Payments,
    storage: any Storage, journal: any Journal
  ) {
    self.catalogue = catalogue
    self.inventory = inventory
    self.payments = payments
    self.storage = storage
    self.journal = journal
  }

  /// Sells one copy of a book.
  ///
  /// - Returns: the receipt.
  /// - Throws: an ``OrderError``, or what a service throws.
  public func buy(isbn: String, customer: String) async throws -> String {
    guard let book = try await catalogue.book(isbn: isbn) else {
      throw OrderError.unknownBook(isbn: isbn)
    }
    try inventory.reserve(isbn, copies: 1)
    do {
      let receipt = try await payments.charge(book.price, to: customer)
      journal.note("sold \(book.title)")
      return receipt
    } catch {
      journal.note("payment failed for \(book.title)")
      throw OrderError.paymentRefused
    }
  }

  /// Finds books, and remembers the search.
  public func search(_ words: String) async throws -> [Book] {
    guard await catalogue.isReachable else { return try storage.load([Book].self, key: words) }
    var found: [Book] = []
    var page = 0
    while true {
      let books = try await catalogue.search(words, page: page)
      found += books
      guard books.count == catalogue.pageSize else { break }
      page += 1
    }
    try storage.save(found, key: words)
    return found
  }
}
