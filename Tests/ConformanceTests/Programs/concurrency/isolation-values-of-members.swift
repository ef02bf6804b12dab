actor Counter {
    var n = 0
    func bump() -> Int { n += 1; return n }
    func go() async { let r = await retry { self.bump() }; print(r) }
}
func retry<T>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T) async rethrows -> T { try await body() }
func label(_ a: (any Actor)? = #isolation) -> String { a == nil ? "none" : a is MainActor ? "main" : "other" }
@MainActor final class M {
    func f() -> String { label() }
    nonisolated func g() -> String { label() }
    nonisolated func h() async -> String { label() }
}
extension Counter { func who() -> String { label() } }
func sync(isolation: isolated (any Actor)? = #isolation) -> Bool { isolation != nil }
func iso(_ c: isolated Counter) -> String { label() + "\(c.n)" }
func main() async {
    await Counter().go()
    let m = await M()
    print(await m.f(), m.g(), await m.h())
    print(await Counter().who())
    print(sync(), sync(isolation: nil))
    print(await iso(Counter()))
    print(label())
}
await main()
