import MockSwift

// Tests import Foundation, too, which has a type of this name.
typealias Predicate = MockSwift.Predicate
