import Foundation

/// What mocked classes inherit from, in another file.
class Hull {
  var draught = 2.5
  private(set) var repairs = 0
  var isAfloat: Bool { true }

  func material() -> String { "steel" }
  func paint(_ colour: Colour) -> String { "\(material()) in \(colour)" }
  func repair() { repairs += 1 }
  final func sink() {}

  enum Colour { case red, grey }
}

class Stack0<Element> {
  private(set) var elements: [Element] = []
  typealias Visitor = (Element) -> Void

  init() {}
  init(_ elements: [Element]) { self.elements = elements }

  func push(_ element: Element) { elements.append(element) }
  func drain(_ out: @escaping () -> Element?) { while let element = out() { push(element) } }
  func visit(_ visitor: Visitor) { elements.forEach(visitor) }
  func mapped<Other>(_ transform: @escaping (Element) -> Other) -> [Other] {
    elements.map(transform)
  }
  var top: Element? { elements.last }
  subscript(index: Int) -> Element { elements[index] }
}

protocol Stored: Codable {
  var identifier: Int { get }
}
