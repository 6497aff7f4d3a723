// Generic methods: arguments only, results only, metatypes, constraints, packs, overloads.

protocol Warehouse {
  func take<Good: Sendable>(_ shelf: String) -> Good
  func put<Good>(_ good: Good, on shelf: String)
}

protocol DocumentReader {
  func read<Document: Decodable>(_ path: String) async throws -> Document
}

protocol ServiceLocator {
  func locate<Service>(_ type: Service.Type, named name: String?) -> Service?
  func locateAll<Service>(_ types: [Service.Type]) -> [Service]
}

protocol Answering {
  associatedtype Answer
}

protocol Inquiry {
  func ask<Question: Answering>(_ question: Question) async -> Result<
    Question.Answer, any Error
  > where Question.Answer: Sendable
}

protocol Zipper {
  func zip<First, Second>(_ first: First, _ second: Second) -> [First.Element]
  where First: Sequence, Second: Sequence, First.Element == Second.Element
}

protocol Shipment {
  func ship<Parcel>(
    _ pack: @escaping (String) throws -> Parcel,
    arrived: ((Result<Parcel, any Error>) -> Void)?
  )
}

protocol Plug {}
protocol GroundedPlug {}

protocol Socket {
  func attach<P: Plug>(_ plug: P)
  func attach<P: GroundedPlug>(_ plug: P)
}

protocol Gauge {
  func read(_ channel: Int) -> Double
  func read(_ channel: Int) -> String
  func list<Value>(_ channel: Int) -> [Value]
  func list<Value: Hashable>(_ channel: Int) -> Set<Value>
}

protocol Mixer {
  func mix<each Ingredient>(_ ingredient: repeat each Ingredient) -> Int
  func pour<each Ingredient: Sendable>(_ ingredient: repeat each Ingredient, into glass: String)
    async throws -> (repeat each Ingredient)
}

protocol GenericVariety {
  func failing<Problem: Error>(_ type: Problem.Type) throws(Problem) -> Int
  func visit<Value>(_ value: Value, _ body: (Value) -> Bool) -> Value
  func change<Value>(_ value: inout Value) -> Bool
  static func make<Value>(_ seed: Value) -> Value
  subscript<Key: Hashable>(key: Key) -> Int { get }
  subscript<Key: Hashable, Value>(pair key: Key, as type: Value.Type) -> Value? { get set }
  init<Value: Sequence>(filledWith values: Value) where Value.Element == Int
}
