import A
import A.B.C
import struct A.B
import class A.B; import enum A.E
import func A.f
import var A.v
import let A.l
import protocol A.P
import typealias A.T
@testable import D
@_implementationOnly import E
@preconcurrency public import F
internal import G
@_spi(Foo) @_exported import H
package import I
import`J`
fileprivate import K
