internal import MockModel

/// A macro sees one protocol. So that the mock of a child can build on the mock of a parent that its
/// macro does not see, the parent's members stand in an open class, and the mock is its leaf.
extension MockWriter {
  /// `init(understudy:)`, which hands on the state that all members share.
  func writeOpenInitializer(to text: inout SourceText) {
    let core = context.builders.core
    let isFree = !mock.mayHaveIsolatedSuperclass
    let isolation = isFree ? context.nonisolated : ""
    let override = context.parentMock == nil ? "" : "override "
    text.block(
      "\(context.access)\(override)\(isolation)init(\(core): \(words(.mockCore)))"
    ) { text in
      if context.parentMock == nil { text.line("self.\(core) = \(core)") }
      writeAssignments(isStatic: false, to: &text)
      if context.parentMock != nil {
        text.line("super.init(understudy: \(core))")
      } else if mock.superclass != nil {
        text.line("super.init()")
      }
    }
  }

  /// `class UnderstudyMembers<Role>: BaseMockBase.UnderstudyMembers<Role>`
  var classHead: String {
    let names = context.builders
    let access = !context.isOpen ? context.access : context.isPublic ? "open " : context.access
    let parents =
      [context.parentMock.map { "\($0).\(names.members)<\(names.role)>" }].compactMap(\.self)
      + (context.isOpen ? [] : [words(.mockMembers)])
    return "\(access)\(context.nonisolatedType)\(context.isOpen ? "" : "final ")class "
      + "\(names.members)<\(names.role)>"
      + (parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))")
  }

  /// The mock itself, around the open class.
  func writeLeaf(name: String, to text: inout SourceText) {
    let names = context.builders
    let isolation = context.isolation == .none ? context.nonisolatedType : ""
    writeAttributes(to: &text)
    text.block(
      "\(context.access)\(isolation)final class \(name): \(context.name), \(words(.mock)), "
        + "@unchecked \(words(.sendable))"
    ) { text in
      let leaf = MockContext(context, name: name, isOpen: false, parentMock: context.name)
      let writer = MockWriter(leaf, [])
      writer.writeNamingInitializer(to: &text)
      text.blank()
      writer.writeRoles(to: &text)
      text.blank()
      let location = words(.testLocation)
      text.block(writer.classHead) { text in
        text.block("\(context.access)init(_ \(names.mock): \(name), _ location: \(location))") {
          $0.line("super.init(\(names.mock), location)")
        }
      }
    }
  }
}
