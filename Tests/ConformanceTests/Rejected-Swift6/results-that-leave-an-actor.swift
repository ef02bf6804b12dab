class Person { var n = 1 }
actor A { var p = Person(); func get() -> Person { p }; func make() async -> Person { Person() }; nonisolated func non() -> Person { Person() } ; func arr() -> [Person]? { nil } ; func cb() -> () -> Void { {} } ; init() {}; init(p: Person) { self.p = p } ; func th() throws -> Person { p } }
func t1(a: A) async throws { _ = await a.get(); _ = await a.make(); _ = a.non(); _ = await a.arr(); _ = await a.cb(); _ = try await a.th() }
@MainActor class M { var p = Person(); func get() -> Person { p };  static func sg() -> Person { Person() } ; func gen<T>(_ t: T) -> T { t } }
func t2(m: M) async { _ = await m.get(); _ = await M.sg(); let z = await m.gen(Person()); print(z) }
@MainActor func gl() -> Person { Person() }
func t3() async { let p = await gl(); print(p.n) }
func t4() async { let a = A(p: Person()); _ = a }
@MainActor func t5(a: A) async { let p = await a.get(); print(p) }
actor B { func g(a: A) async { _ = await a.get(); _ = await gl() } }
func t7() { Task { let p = await gl(); print(p.n) } }
func t8() async -> Person { await gl() }
func t9(p: Person) -> A { A(p: p) }
