import ToolsBasic

public protocol FileSystem: Watched, Reader {
  associatedtype Handle: Opened = File
  associatedtype Key: Ordered
  var root: Folder { get }
  func read(_ path: Path, as mode: Mode) throws(Failure) -> [File]
  func open(_ name: String) -> Handle
  func copy<Node: Ordered>(_ node: Node, to other: any Peer, done: @escaping Done) -> Folder.Kind
  func each(_ body: (File) throws -> Void) rethrows
  func basic(_ basic: Basic) -> Key
  @ToolActor func later(_ body: @escaping @ToolActor (File) -> Void)
  subscript(path: Path) -> File? { get set }
  static func make() -> Folder
}

public protocol Opened {}
public protocol Ordered {}
public protocol Peer { var next: any Peer { get } }
public protocol Watched { func watch(_ file: File) -> Folder }

/// @mockable
class Disk {
  let folder: Folder
  init(_ folder: Folder) { self.folder = folder }
  func mount(_ file: File) -> Folder { folder }
  func search<Node: Ordered>(_ node: Node, _ done: @escaping Done) -> Entry { Entry(number: 1) }
  var entry: Entry { Entry(number: 2) }
  struct Entry: Equatable { var number: Int }
}

/// @mockable
class Drive: Disk {
  func eject(_ file: File) -> Entry { Entry(number: 3) }
}

enum Shelf {
  struct Slot: Equatable {}
  protocol Rack { func slot(_ file: File, _ slot: Slot) -> Folder.Kind }
}
