// No protocol, so without '--qualify-names' nothing of this file matters to a mock.
public struct File: Opened, Ordered, Equatable, Sendable {
  var name: String
}

public struct Folder: Equatable, Sendable {
  var name: String
  public enum Kind { case plain, linked }
}

public enum Mode { case text, binary }
public enum Failure: Error { case gone }
public typealias Path = String
public typealias Done = (File) -> Void
@globalActor public actor ToolActor { public static let shared = ToolActor() }
