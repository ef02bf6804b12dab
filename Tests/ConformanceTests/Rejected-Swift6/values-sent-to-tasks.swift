class Person { var n = 1 }
func t1() { let p = Person(); Task { print(p.n) }; Task { print(p.n) } }
func t2() { let p = Person(); let t = Task { p.n += 1 }; _ = t; print(p) }
func t3(p: Person) async { await withTaskGroup(of: Void.self) { g in g.addTask { p.n += 1 } } }
func t4() async { let p = Person(); await withTaskGroup(of: Void.self) { g in g.addTask { p.n += 1 } } }
func t5() async { let p = Person(); await withTaskGroup(of: Void.self) { g in for _ in 0..<3 { g.addTask { p.n += 1 } } } }
func t6() { var n = 1; Task { n += 1 }; Task { n += 1 } }
func t7() { let p = Person(); for _ in 0..<2 { Task { p.n += 1 } } }
func t8(_ f: @escaping () -> Void) { Task { f() } }
func t9<T>(_ x: T) { Task { print(x) } }
class C { var n = 1; func f() { Task { await self.g() } }; func g() async {} ; func h() { Task { [weak self] in await self?.g() } } ; func i() { Task { [self] in n += 1 } } }
struct S { var p = Person(); func f() { Task { print(p.n) } } ; mutating func g() { Task { print(1) } } }
@MainActor class M { var p = Person(); func f(q: Person) { Task { p.n += q.n } ; Task.detached { print(q.n) } } ; func g() { Task.detached { await self.f(q: Person()) } } }
actor A { var p = Person(); func f(q: Person) { Task { print(q.n) }; Task { print(self.p, q.n) } ; Task.detached { print(q.n) } } }
func t10(p: Person) { Task { @MainActor in print(p.n) } }
func t11() { let p = Person(); Task { @MainActor in print(p.n) } }
func t12() { let p = Person(); Task { @MainActor in print(p.n) }; print(p.n) }
func t13(p: Person?) { guard let p else { return }; Task { print(p.n) } }
func t14() async { let p = Person(); async let a: Void = w(p); async let b: Void = w(p); _ = await (a, b) }
func t15(p: Person) async { async let a: Void = w(p); _ = await a }
func t16() async { let p = Person(); async let a: Void = w(p); print(p.n); await a }
func w(_ p: Person) async {}
