#!/usr/bin/env swift
import Foundation
let x = CommandLine.arguments
guard x.count > 1 else { fatalError() }
for case let .some(y) in x where y != "" { print(y) }
repeat { } while false
label: while true { break label }
defer { }
let z = if x.isEmpty { 1 } else { 2 }
let w = switch z { case 1: "protocol" default: "}" }
let q = z as! Int is String
_ = x.map(\.protocol)
_ = \String.self
_ = #selector(foo)
_ = #keyPath(a.b)
_ = { $0 }(1)
_ = a ? b : c
x.forEach {
  print($0)
} 
func f() throws -> Int { 1 } ; protocol P {}
var computed: Int { 1 }
var v: Int { get { 1 } set { } }
let (a, b) = (1, 2), c = 3
typealias T = Int
typealias F<A> = (A) -> Void
let closure: @MainActor (Int) -> Void =
  { _ in }
let multi = 1 +
  2
let multi2 = foo
  .bar
  .protocol
let after = 1
protocol Q {}
try await foo()
throw E()
x = y
