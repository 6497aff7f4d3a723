// Names that meet the library's, the standard library's or the mock's own.

enum Shadowing {
  enum Error: Swift.Error { case broken }
  struct Mock {}
  struct Matcher {}
  struct Result {}
  struct Task {}
  struct Void {}
  struct Never {}
  struct Bool {}
  struct Optional {}
  struct MockCore {}
  struct FunctionMock {}
  struct TestLocation {}
  struct StaticString {}
  struct String {}
  struct Stubbing {}
  struct Synchronous {}

  protocol Lathe {
    func spin() throws -> Int
    func stop()
    func check(_ error: Error, _ matcher: Matcher) -> Bool
    var isOn: Swift.Bool { get set }
    func make(_ mock: Mock, _ task: Task) async throws -> Result
  }
}

protocol InternalNames {
  func run(
    manager: Int, recorder: Int, handler: Int, mock: Int, location: Int, call: Int, answer: Int,
    `return`: Int
  ) -> Int
  func edit(_ call: inout Int, answer: Int, mock: Int) -> Int
  func understudyRun(_ understudyRunMock: Int) -> Int
  func locate(understudyLocate: Int) -> Int
}

protocol MemberNames {
  var mock: Int { get }
  var location: String { get set }
  func members() -> Int
  func initializer(_ value: Int)
  static func initializer(_ value: Int)
}

struct Members {}
struct Role {}

protocol Club {
  func list() -> Members
  func assign(_ role: Role)
  static func all() -> [Members]
}

protocol Conflicting {
  var understudy: Int { get }
}

enum Feature {
  struct Request {}

  protocol Loader {
    associatedtype Output
    func load(_ request: Request) -> Output
  }

  enum Inner {
    struct Reply: Hashable {}

    protocol Deep {
      func go(_ reply: Reply) -> Int
    }

    /// Its mock stands in an extension of `Inner`, which does not see what is beside `Inner`.
    protocol Exchange {
      associatedtype Batch: Collection where Batch.Element == Request
      func all(_ batch: Batch) throws(Refusal) -> [Reply: Request?]
      func listen(_ handler: @escaping (Request) -> Void)
      func keep<Request>(_ request: Request) -> any Loader
    }
  }

  struct Refusal: Error {}
}

extension Feature {
  protocol Saver {
    func save(_ request: Request)
  }
}

/// Its mock stands outside of `Feature`, whose names the inherited members use.
protocol LateSaver: Feature.Saver, Feature.Inner.Deep {}

struct Container {
  protocol Part {
    static func make() -> Int
  }
}
