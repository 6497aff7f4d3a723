protocol P: A::Q, B::C.D::E {
  func f(_ a: Swift::Int, b: [Swift::String: A::B?]) -> Mod::Result<Mod::T, any Swift::Error>
  typealias T = (Mod::A) -> Mod::B
  @Mod::Attr(x) var y: Mod::Int { get }
  associatedtype X: Mod::P where X.Mod::Y == Mod::Z
}
extension Mod::Type { protocol In {} }
