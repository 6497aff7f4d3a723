/// A list in which `#if` blocks may stand, at any depth.
package typealias ConditionalList<Element> = [ConditionalItem<Element>]

@usableFromInline
package enum ConditionalItem<Element> {
  case element(Element)
  case conditional([Clause])

  /// One branch: `#if`, `#elseif` with their condition's text, `#else` without one.
  @usableFromInline
  package struct Clause {
    @usableFromInline package var condition: String?
    @usableFromInline package var items: [ConditionalItem<Element>]

    @inlinable
    package init(condition: String?, items: [ConditionalItem<Element>]) {
      self.condition = condition
      self.items = items
    }
  }
}

extension ConditionalItem: Sendable where Element: Sendable {}
extension ConditionalItem.Clause: Sendable where Element: Sendable {}
extension ConditionalItem: Equatable where Element: Equatable {}
extension ConditionalItem.Clause: Equatable where Element: Equatable {}
extension ConditionalItem: Hashable where Element: Hashable {}
extension ConditionalItem.Clause: Hashable where Element: Hashable {}

extension ConditionalItem {
  /// The same structure around other elements.
  @inlinable
  package func map<Other>(_ transform: (Element) -> Other) -> ConditionalItem<Other> {
    switch self {
    case .element(let element): return .element(transform(element))
    case .conditional(let clauses):
      return .conditional(
        clauses.map { clause in
          .init(condition: clause.condition, items: clause.items.map { $0.map(transform) })
        })
    }
  }

  /// Calls `body` with every element, in every branch, in source order.
  @inlinable
  package func forEachElement(_ body: (Element) -> Void) {
    switch self {
    case .element(let element): body(element)
    case .conditional(let clauses): for clause in clauses { clause.items.forEachElement(body) }
    }
  }

  /// Whether an element, in any branch, is as asked for.
  @inlinable
  package func contains(where condition: (Element) -> Bool) -> Bool {
    switch self {
    case .element(let element): condition(element)
    case .conditional(let clauses):
      clauses.contains { $0.items.contains { $0.contains(where: condition) } }
    }
  }

  /// Every element, in every branch, in source order.
  @inlinable
  package var elements: [Element] {
    switch self {
    case .element(let element): return [element]
    case .conditional(let clauses): return clauses.flatMap { $0.items.flatMap(\.elements) }
    }
  }
}

extension Array {
  /// Calls `body` with every element of a list, in every branch, in source order.
  @inlinable
  package func forEachElement<Item>(_ body: (Item) -> Void) where Element == ConditionalItem<Item> {
    for item in self { item.forEachElement(body) }
  }
}

extension ConditionalItem {
  /// The block without some elements; `nil` if nothing is left.
  package func dropping(_ isSuperfluous: (Element) -> Bool) -> ConditionalItem? {
    switch self {
    case .element(let element): return isSuperfluous(element) ? nil : self
    case .conditional(let clauses):
      var kept = clauses.map { clause in
        Clause(
          condition: clause.condition, items: clause.items.compactMap { $0.dropping(isSuperfluous) }
        )
      }
      while let last = kept.last, last.items.isEmpty { kept.removeLast() }
      return kept.isEmpty ? nil : .conditional(kept)
    }
  }
}
