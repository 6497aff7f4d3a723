internal import MockModel

extension Member {
  /// One requirement made of two with the same signature: what fulfils it fulfils both.
  func merging(_ other: Member) -> Member {
    switch (self, other) {
    case (.method(var method), .method(let other)):
      method.effects = method.effects.stricter(other.effects)
      method.head = method.head.merging(other.head)
      return .method(method)
    case (.property(var property), .property(let other)):
      property.accessors = property.accessors.merging(other.accessors)
      return .property(property)
    case (.subscripted(var subscripted), .subscripted(let other)):
      subscripted.accessors = subscripted.accessors.merging(other.accessors)
      return .subscripted(subscripted)
    case (.initializer(var initializer), .initializer(let other)):
      initializer.effects = initializer.effects.stricter(other.effects)
      if other.failability == .never { initializer.failability = .never }
      return .initializer(initializer)
    default:
      return self
    }
  }
}

extension DeclarationHead {
  fileprivate func merging(_ other: DeclarationHead) -> DeclarationHead {
    var head = self
    let discardable = other.attributes.filter { $0.name == "discardableResult" }
    head.attributes += discardable.filter { !attributes.contains($0) }
    return head
  }
}

extension [Accessor] {
  /// Every accessor that either has: `{ get }` and `{ get set }` are `{ get set }`.
  fileprivate func merging(_ others: [Accessor]) -> [Accessor] {
    var accessors = self
    for other in others {
      if let index = accessors.firstIndex(where: { $0.keyword == other.keyword }) {
        accessors[index].effects = accessors[index].effects.stricter(other.effects)
        accessors[index].effects.isAsync = accessors[index].effects.isAsync && other.effects.isAsync
      } else {
        accessors.append(other)
      }
    }
    // A setter leaves no room for effects.
    if accessors.contains(where: { $0.keyword == "set" }) {
      for index in accessors.indices { accessors[index].effects = Effects() }
    }
    return accessors
  }
}

extension Effects {
  /// The effects that both allow: who does not throw fulfils `throws` too.
  fileprivate func stricter(_ other: Effects) -> Effects {
    var effects = self
    if throwing.strictness < other.throwing.strictness { effects.throwing = other.throwing }
    return effects
  }
}

extension Effects.Throwing {
  fileprivate var strictness: Int {
    switch self {
    case .throwing(nil): 0
    case .throwing: 1
    case .rethrowing: 2
    case .never: 3
    }
  }
}
