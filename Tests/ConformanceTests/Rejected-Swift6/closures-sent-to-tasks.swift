class Person { var n = 1 }
func t1() async { let p = Person(); let t = Task { p.n += 1; return 3 }; p.n = 2; print(await t.value) }
func t2() async throws { let p = Person(); let t = Task { try await Task.sleep(nanoseconds: 1); p.n += 1; return 3 }; p.n = 2; print(try await t.value) }
func t3(p: Person) { let c: () async -> Void = { print(p.n) }; Task(operation: c) }
func t4(p: Person) { let t: Task<Int, Error> = Task { p.n }; _ = t }
func t5(p: Person) async throws { try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { p.n }; for try await x in g { print(x) } } }
func t6() { let p = Person(); let q = Person(); Task { print(p.n, q.n) }; q.n = 2 }
func t7() { let p = [Person()]; Task.detached(priority: .high) { print(p.count) }; print(p.count) }
func t8() async { let p = Person(); async let a = w(p); print(await a); print(p.n) }
func w(_ p: Person) async -> Int { 1 }
func t9() async { let p = Person(); async let a = p.k(); p.n = 1; print(await a) }
extension Person { func k() async -> Int { 1 } }
func t10() async { let p = Person(); await withTaskGroup(of: Void.self) { g in g.addTask { print(p.n) } ; print(p.n) } }
func t11() async { await withTaskGroup(of: Void.self) { g in let p = Person(); g.addTask { print(p.n) } ; print(p.n) } }
