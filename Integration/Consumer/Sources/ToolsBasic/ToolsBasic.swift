public protocol FileSystem { func write(_ file: File) -> Int }
public protocol Reader { func line(of file: File) -> Folder }
public protocol Watched {}
public protocol Peer {}
public protocol Ordered {}
public struct File: Equatable, Sendable {
  public init() {}
}
public struct Folder: Equatable, Sendable {
  public init() {}
}
public struct Slot {}
public enum Shelf {}
public enum Mode {}
public enum Failure: Error {}
public typealias Path = Int
public typealias Done = () -> Void
open class Disk {}
open class Drive {}
@globalActor public actor ToolActor { public static let shared = ToolActor() }
/// Nobody else has one.
public struct Basic: Equatable, Sendable {
  public init() {}
}
