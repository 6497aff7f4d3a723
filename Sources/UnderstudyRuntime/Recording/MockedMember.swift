/// One member of a mock, whatever its types: the base class of ``FunctionMock``.
///
/// Here is all bookkeeping: the log of calls, the stubs and the choice between them. It is compiled
/// once for all signatures, which keeps calls fast in debug builds too.
///
/// Members form a list that their core owns. They refer back to it without ownership, so a mock
/// is freed as soon as the test lets go of it.
public class MockedMember: @unchecked Sendable {
  /// The member as Swift names it: `fetch(id:page:)`, `isConnected`, `subscript(cache:)`.
  public final let name: StaticString
  /// Which accessor or kind of member this is.
  public final let kind: Kind

  /// What is recorded: it decides how calls are written in failures.
  public enum Kind: Sendable {
    case method, getter, setter, subscriptGetter, subscriptSetter, initializer
  }

  /// Unowned, since every access happens inside a method of the mock that owns the core, or
  /// through a value that holds the core itself.
  @usableFromInline unowned(unsafe) final let core: MockCore
  final let older: MockedMember?

  // Guarded by the core's lock, which makes the run time's own check of exclusive access needless.
  @exclusivity(unchecked) @usableFromInline final var log = InvocationLog()
  /// Oldest first.
  @exclusivity(unchecked) @usableFromInline final var stubs: [Stub] = []
  /// What answers when no stub does: the value that was set, or the object that is spied on.
  @exclusivity(unchecked) @usableFromInline final var fallback: AnyObject?

  /// Who waits for calls; `nil` almost always.
  @exclusivity(unchecked) @usableFromInline final var observers: [CallObserver]?

  /// Makes a member and adds it to the core's list.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the member belongs to.
  ///   - name: the member as Swift names it: `fetch(id:page:)`.
  ///   - kind: which accessor or kind of member this is.
  public required init(_ core: MockCore, _ name: StaticString, _ kind: Kind = .method) {
    self.core = core
    self.name = name
    self.kind = kind
    core.lock()
    older = core.newestMember
    core.newestMember = self
    core.unlock()
  }

  /// Each argument of a call in words.
  func argumentDescriptions(at arguments: UnsafeRawPointer) -> [String] { [] }

  /// Chooses the answer for a call that is already recorded. Matchers run without the lock.
  ///
  /// - Parameters:
  ///   - stubs: the stubs that there were when the call was recorded, oldest first.
  ///   - input: the arguments' tuple.
  @usableFromInline
  final func chooseAnswer(among stubs: [Stub], at input: UnsafeRawPointer) -> AnyObject? {
    core.reportIfEnded(self)
    var index = stubs.count
    while index > 0 {
      index -= 1
      let stub = stubs[index]
      guard stub.pattern.matches(at: input) else { continue }
      core.lock()
      let answer = stub.takeAnswer()
      core.unlock()
      guard let answer else { continue }
      if stub.pattern.captures { stub.pattern.capture(at: input) }
      return answer
    }
    core.lock()
    defer { core.unlock() }
    return fallback
  }
}
