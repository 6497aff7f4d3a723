/// A book in the shop's catalogue.
public struct Book: Hashable, Codable, Sendable {
  public var isbn: String
  public var title: String
  /// In cents.
  public var price: Int

  public init(isbn: String, title: String, price: Int) {
    self.isbn = isbn
    self.title = title
    self.price = price
  }
}

/// Why an order cannot be placed.
public enum OrderError: Error, Equatable {
  case unknownBook(isbn: String)
  case outOfStock(isbn: String)
  case paymentRefused
}
