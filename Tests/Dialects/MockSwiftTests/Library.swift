import MockSwift

struct Book: Equatable {
  var title: String
}

struct Lost: Error, Equatable {
  var title: String
}

final class Reader {
  let name: String
  init(name: String) { self.name = name }
}

/// Has no `==`.
struct Note {
  var text: String
}

protocol Librarian {
  var name: String { get }
  var openDesks: Int { get set }
  subscript(shelf: Int) -> String { get }
  subscript(code code: String) -> Book? { get set }

  func close()
  func find(title: String) -> Book?
  func count(author: String, since year: Int) -> Int
  func describe(_ book: Book) -> String
  func lend(title: String, days: Int) throws -> Book
  func giveBack(_ book: Book) throws
  func register(_ reader: Reader) -> Int
  func keep(_ note: Note) -> Bool
  func fetch(title: String) async throws -> Book
  func label() -> String
  func label() -> Int
  func convert<Result>(_ type: Result.Type, from text: String) -> Result
  func notify(_ name: String?) -> Bool
  func reorder(_ titles: [String], isUrgent: Bool) -> Bool
}

extension Mock: Librarian where WrappedType == Librarian {
  var name: String { mocked() }
  var openDesks: Int {
    get { mocked() }
    set { mocked(newValue) }
  }
  subscript(shelf: Int) -> String { mocked(shelf) }
  subscript(code code: String) -> Book? {
    get { mocked(code) }
    set { mocked(code, newValue) }
  }
  func close() { mocked() }
  func find(title: String) -> Book? { mocked(title) }
  func count(author: String, since year: Int) -> Int { mocked(author, year) }
  func describe(_ book: Book) -> String { mocked(book) }
  func lend(title: String, days: Int) throws -> Book { try mockedThrowable(title, days) }
  func giveBack(_ book: Book) throws { try mockedThrowable(book) }
  func register(_ reader: Reader) -> Int { mocked(reader) }
  func keep(_ note: Note) -> Bool { mocked(note) }
  func fetch(title: String) async throws -> Book { try mockedThrowable(title) }
  func label() -> String { mocked() }
  func label() -> Int { mocked() }
  func convert<Result>(_ type: Result.Type, from text: String) -> Result { mocked(type, text) }
  func notify(_ name: String?) -> Bool { mocked(name) }
  func reorder(_ titles: [String], isUrgent: Bool) -> Bool { mocked(titles, isUrgent) }
}

extension Given where WrappedType == Librarian {
  var name: MockableProperty.Readable<String> { mockable() }
  var openDesks: MockableProperty.Writable<Int> { mockable() }
  subscript(shelf: Predicate<Int>) -> MockableSubscript.Readable<String> { mockable(shelf) }
  subscript(shelf: Int) -> MockableSubscript.Readable<String> { mockable(shelf) }
  subscript(code code: Predicate<String>) -> MockableSubscript.Writable<Book?> { mockable(code) }
  subscript(code code: String) -> MockableSubscript.Writable<Book?> { mockable(code) }
  func close() -> Mockable<Void> { mockable() }
  func find(title: Predicate<String>) -> Mockable<Book?> { mockable(title) }
  func find(title: String) -> Mockable<Book?> { mockable(title) }
  func count(author: Predicate<String>, since year: Predicate<Int>) -> Mockable<Int> {
    mockable(author, year)
  }
  func count(author: String, since year: Int) -> Mockable<Int> { mockable(author, year) }
  func describe(_ book: Predicate<Book>) -> Mockable<String> { mockable(book) }
  func describe(_ book: Book) -> Mockable<String> { mockable(book) }
  func lend(title: Predicate<String>, days: Predicate<Int>) -> Mockable<Book> {
    mockable(title, days)
  }
  func lend(title: String, days: Int) -> Mockable<Book> { mockable(title, days) }
  func giveBack(_ book: Predicate<Book>) -> Mockable<Void> { mockable(book) }
  func register(_ reader: Predicate<Reader>) -> Mockable<Int> { mockable(reader) }
  func register(_ reader: Reader) -> Mockable<Int> { mockable(reader) }
  func keep(_ note: Predicate<Note>) -> Mockable<Bool> { mockable(note) }
  func keep(_ note: Note) -> Mockable<Bool> { mockable(note) }
  func fetch(title: Predicate<String>) -> Mockable<Book> { mockable(title) }
  func label() -> Mockable<String> { mockable() }
  func label() -> Mockable<Int> { mockable() }
  func convert<Result>(_ type: Result.Type, from text: Predicate<String>) -> Mockable<Result> {
    mockable(type, text)
  }
  func notify(_ name: Predicate<String?>) -> Mockable<Bool> { mockable(name) }
  func notify(_ name: String?) -> Mockable<Bool> { mockable(name) }
  func reorder(_ titles: [String], isUrgent: Bool) -> Mockable<Bool> { mockable(titles, isUrgent) }
  func reorder(_ titles: Predicate<[String]>, isUrgent: Predicate<Bool>) -> Mockable<Bool> {
    mockable(titles, isUrgent)
  }
}

extension Then where WrappedType == Librarian {
  var name: VerifiableProperty.Readable<String> { verifiable() }
  var openDesks: VerifiableProperty.Writable<Int> { verifiable() }
  subscript(shelf: Predicate<Int>) -> VerifiableSubscript.Readable<String> { verifiable(shelf) }
  subscript(code code: Predicate<String>) -> VerifiableSubscript.Writable<Book?> {
    verifiable(code)
  }
  func close() -> Verifiable<Void> { verifiable() }
  func find(title: Predicate<String>) -> Verifiable<Book?> { verifiable(title) }
  func find(title: String) -> Verifiable<Book?> { verifiable(title) }
  func count(author: Predicate<String>, since year: Predicate<Int>) -> Verifiable<Int> {
    verifiable(author, year)
  }
  func describe(_ book: Book) -> Verifiable<String> { verifiable(book) }
  func lend(title: String, days: Int) -> Verifiable<Book> { verifiable(title, days) }
  func fetch(title: String) -> Verifiable<Book> { verifiable(title) }
  func label() -> Verifiable<String> { verifiable() }
  func label() -> Verifiable<Int> { verifiable() }
  func notify(_ name: String?) -> Verifiable<Bool> { verifiable(name) }
  func register(_ reader: Predicate<Reader>) -> Verifiable<Int> { verifiable(reader) }
}
