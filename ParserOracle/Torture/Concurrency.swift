@globalActor actor Glob { static let shared = Glob() ; protocol P: Actor {} }
@MainActor protocol M { nonisolated var x: Int { get } ; func f() async throws ; @concurrent func g() async }
protocol D: DistributedActor { distributed func f() async throws -> Int ; distributed var y: Int { get } }
protocol I { func f(isolation: isolated (any Actor)?) async ; func g(_ a: nonisolated(nonsending) @escaping () async -> Void) ; func h(_ b: sending @Sendable () -> Void) ; nonisolated(nonsending) func i() async }
protocol TT { func a() throws(Never) ; func b() throws(any Error) ; func c() async throws(A.B<C>) -> Int ; func d(_ f: () async throws(E) -> Void) throws(E) ; var e: Int { get throws(E) } }
nonisolated protocol N: nonisolated P {}
