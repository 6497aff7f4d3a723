import Testing
import ToolsBasic
import Understudy

@testable import Tools

/// What the tests declare hides what they import.
struct Folder {}
protocol Peer {}

@Suite struct NamesakeTests {
  typealias Folder = Tools.Folder

  @Test func protocolsAndWhatTheyInherit() throws {
    let mock = FileSystemMock<Tools.File>()
    let file = Tools.File(name: "a")
    given(mock).root.willReturn(Folder(name: "root"))
    given(mock).read("x", as: .any).willReturn([file])
    given(mock).read("y", as: .any).willThrow(.gone)
    given(mock).basic(.any).willReturn(file)
    given(mock).watch(file).willReturn(Folder(name: "watched"))
    given(mock).line(of: .any).willReturn(ToolsBasic.Folder())
    given(mock).copy(.value(file), to: .any, done: .any).will { _, _, done in
      done(file)
      return .linked
    }
    given(FileSystemMock<Tools.File>.self).make().willReturn(Folder(name: "made"))

    let used: any Tools.FileSystem = mock
    #expect(used.root == Folder(name: "root"))
    #expect(try used.read("x", as: .text) == [file])
    #expect(throws: Tools.Failure.gone) { try used.read("y", as: .text) }
    #expect(mock.basic(Basic()) == file)
    #expect(used.watch(file) == Folder(name: "watched"))
    #expect(used.line(of: ToolsBasic.File()) == ToolsBasic.Folder())
    var copied: [Tools.File] = []
    #expect(used.copy(file, to: PeerMock()) { copied.append($0) } == .linked)
    #expect(copied == [file])
    given(mock)["z"].get.willReturn(file)
    #expect(mock["z"] == file)
    #expect(FileSystemMock<Tools.File>.make() == Folder(name: "made"))
    verify(mock).read(.any, as: .value(.text)).called(2)
  }

  @Test func aMockReturnsTheMockOfTheSameModule() {
    let peer = PeerMock()
    #expect(peer.next is PeerMock)
  }

  @Test func classesAndTheirSuperclasses() {
    let drive = DriveMock(Folder(name: "root"), spying: true)
    let file = Tools.File(name: "a")
    given(drive).eject(file).willReturn(Disk.Entry(number: 7))
    let used: Tools.Drive = drive
    #expect(used.eject(file).number == 7)
    #expect(used.eject(Tools.File(name: "b")).number == 3)
    #expect(used.mount(file) == Folder(name: "root"))
    #expect(used.search(file) { _ in }.number == 1)
    verify(drive).mount(.any).called(1)

    let disk = DiskMock(Folder(name: "root"))
    given(disk).entry.willReturn(Disk.Entry(number: 9))
    #expect(disk.entry.number == 9)
  }

  typealias Disk = Tools.Disk

  @Test func nestedTypes() {
    let rack = Tools.Shelf.RackMock()
    given(rack).slot(.any, .any).willReturn(.linked)
    let used: any Tools.Shelf.Rack = rack
    #expect(used.slot(Tools.File(name: "a"), Tools.Shelf.Slot()) == .linked)
  }
}
