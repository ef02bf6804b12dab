class Person { var n = 1 }
actor A { var p = Person(); let q = Person(); var k = 1; func get() -> Person { p }; func make() async -> Person { Person() }; nonisolated func non() -> Person { Person() } ; func arr() -> [Person]? { nil } ; func cb() -> () -> Void { {} } ; init() {}; init(p: Person) { self.p = p } }
func t1(a: A) async { _ = await a.p; _ = await a.get(); _ = await a.make(); _ = a.non(); _ = await a.arr(); _ = await a.cb() }
@MainActor class M { var p = Person(); let q = Person(); func get() -> Person { p }; static var s = Person(); static let t = Person(); static func sg() -> Person { s } }
func t2(m: M) async { _ = await m.p; _ = await m.q; _ = await m.get(); _ = await M.s; _ = await M.t; _ = await M.sg() }
@MainActor func gl() -> Person { Person() }
func t3() async { let p = await gl(); print(p.n) }
func t4() async { let a = A(p: Person()); _ = a }
@MainActor func t5(a: A) async { let p = await a.get(); print(p) ; let q = await a.p; print(q) }
func t6(a: A) async { async let x = a.get(); _ = await x }
