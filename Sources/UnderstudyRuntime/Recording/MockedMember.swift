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
    /// A function whose arguments are packed into one value: what the handlers of a dialect record.
    case handler
  }

  /// Whether the mock is to seem without the member. Guarded by the core's lock; here, where it takes
  /// no room.
  @exclusivity(unchecked) final var isLeftOut = false

  /// Unowned, since every access happens inside a method of the mock that owns the core, or
  /// through a value that holds the core itself.
  @usableFromInline final let unretainedCore: Unmanaged<MockCore>
  final let older: MockedMember?
  /// The name of a member that has no static one.
  private final let runtimeName: String?

  // Guarded by the core's lock, which makes the run time's own check of exclusive access needless.
  @exclusivity(unchecked) @usableFromInline final var log = InvocationLog()
  /// Oldest first.
  @exclusivity(unchecked) @usableFromInline final var stubs: [Stub] = [] {
    didSet {
      let newest = stubs.last.flatMap { $0.isForAllCalls ? $0 : nil }
      stubForAllCalls = newest.map { .passUnretained($0) }
      isLeftOut = false
    }
  }
  /// The newest stub, if the arguments of a call need not be looked at to know that it matches.
  @exclusivity(unchecked) @usableFromInline final var stubForAllCalls: Unmanaged<Stub>?
  /// What answers when no stub does: the value that was set, or the object that is spied on.
  @exclusivity(unchecked) @usableFromInline final var fallback: AnyObject?
  /// Makes the default of the member's type. It is kept since the search for the type's conformance
  /// takes longer than the rest of a call.
  @exclusivity(unchecked) final var defaultMaker: AnyObject?
  /// Who wants to know of calls; `nil` almost always.
  @exclusivity(unchecked) @usableFromInline final var observers: [any CallObserver]?

  /// Makes a member and adds it to the core's list.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the member belongs to. The mock must hold it for as long
  ///     as it uses the member.
  ///   - name: the member as Swift names it: `fetch(id:page:)`.
  ///   - kind: which accessor or kind of member this is.
  public required init(_ core: MockCore, _ name: StaticString, _ kind: Kind = .method) {
    unretainedCore = .passUnretained(core)
    self.name = name
    self.kind = kind
    runtimeName = nil
    core.lock()
    older = core.newestMember
    core.newestMember = self
    core.unlock()
  }

  /// Makes a member whose name is known only while the test runs, and adds it to the core's list.
  package init(_ core: MockCore, named name: String, _ kind: Kind) {
    unretainedCore = .passUnretained(core)
    self.name = ""
    self.kind = kind
    runtimeName = name
    core.lock()
    older = core.newestMember
    core.newestMember = self
    core.unlock()
  }

  @inlinable final var core: MockCore { unretainedCore.takeUnretainedValue() }

  // Through the core itself each of these would retain and release it, at the cost of the lock.
  @inlinable final func lock() { unretainedCore._withUnsafeGuaranteedRef { $0.lock() } }
  @inlinable final func unlock() { unretainedCore._withUnsafeGuaranteedRef { $0.unlock() } }

  /// Whether calls that no stub answers go to a real object.
  @inlinable final var isSpying: Bool { unretainedCore._withUnsafeGuaranteedRef { $0.isSpying } }

  /// The name as text, static or not.
  final var spelledName: String { runtimeName ?? name.description }

  /// Each argument of a call in words.
  func argumentDescriptions(at arguments: UnsafeRawPointer) -> [String] { [] }

  /// The pattern of arguments whose types are known to the subclass.
  func pattern(matching arguments: [AnyMatcher]) -> ArgumentPattern { ArgumentPattern([]) }

  /// Answers calls with an error, as far as the member can throw it.
  func add(_ stub: GenericStub) {}

  /// The answer that the newest stub gives to every call, `nil` if calls differ or somebody waits for
  /// them. Read it under the lock, which spares references to the stubs: they cost as much as the lock.
  @usableFromInline
  final var certainAnswer: AnyObject? {
    guard observers == nil, let stubForAllCalls else { return nil }
    return stubForAllCalls._withUnsafeGuaranteedRef { $0.takeConstantAnswer() }
  }

  /// Chooses the answer for a call that is already recorded. Matchers run without the lock.
  ///
  /// - Parameters:
  ///   - stubs: the stubs that there were when the call was recorded, oldest first.
  ///   - input: the arguments' tuple.
  @usableFromInline
  final func chooseAnswer(among stubs: [Stub], at input: UnsafeRawPointer) -> AnyObject? {
    // The array holds the stubs meanwhile; a reference of its own to each would cost more than
    // everything else that is done with it.
    stubs.withUnsafeBufferPointer { stubs in
      var index = stubs.count
      while index > 0 {
        index -= 1
        let stub = Unmanaged.passUnretained(stubs[index])
        if let answer = stub._withUnsafeGuaranteedRef({ answer(of: $0, at: input) }) {
          return answer
        }
      }
      lock()
      defer { unlock() }
      return fallback
    }
  }

  @inline(__always)
  private final func answer(of stub: Stub, at input: UnsafeRawPointer) -> AnyObject? {
    let pattern = stub.pattern
    guard pattern.matches(at: input) else { return nil }
    var answer = stub.takeConstantAnswer()
    if answer == nil {
      lock()
      answer = stub.takeAnswer()
      unlock()
    }
    if answer != nil, pattern.captures { pattern.capture(at: input) }
    return answer
  }
}
