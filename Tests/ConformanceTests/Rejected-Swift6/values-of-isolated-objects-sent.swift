class Person { var n = 1 }
actor A { var p = Person(); func use(_ f: @Sendable (Person) -> Int) -> Int { f(p) } ; func a() async { let q = p; await b(q) } ; func b(_ p: Person) async {} ; func c(other: A) async { await other.b(p) ; await other.b(Person()) } ; func d() { let x = Person(); p = x; x.n = 2 } ; func e() async { let x = Person(); p = x; await free(x) } ; func f() async { let x = Person(); await free(x); p = x } ; nonisolated func g(_ x: Person) async { await b(x) } }
func free(_ p: Person) async {}
func z(a: A) async { let n = await a.use { $0.n }; print(n) }
class Cache { var d: [Int: Person] = [:]; func get(_ k: Int) async -> Person { if let p = d[k] { return p }; let p = await load(k); d[k] = p; return p } ; func load(_ k: Int) async -> Person { Person() } ; func start() { let p = Person(); Task { p.n = 1 } } ; func all() async { await withTaskGroup(of: Void.self) { g in for k in d.keys { g.addTask { _ = await self.get(k) } } } } }
