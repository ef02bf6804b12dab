class Person { var n = 1 }
func use(_ p: Person) async {}
func use2(_ p: Person) {}
@MainActor func m(_ p: Person) {}
@MainActor func t1() async { let p = Person(); await use(p); print(p.n) }
@MainActor func t2(p: Person) async { await use(p) }
@MainActor class VM { var p = Person(); func f() async { await use(p) }; func g() async { use2(p); await p.go() } ; func h() { Task { await use(p) } } }
extension Person { func go() async {} ; func s() async { await m(self) } }
func t3() async { let p = Person(); use2(p); await m(p) }
func t4() async { let p = Person(); let q = p; await m(p); print(q.n) }
func t5() async { let p = Person(); let ps = [p]; await m(p); print(ps.count) }
func t6() async { let p = Person(); for _ in 0..<2 { await m(p) } }
func t7(b: Bool) async { let p = Person(); if b { await m(p) }; print(p.n) }
func t8() async { let p = Person(); let n = p.n; await m(p); print(n) }
func t9() async { var p = Person(); await m(p); p = Person(); print(p.n) }
func t10() async { let p = Person(); await m(p); await m(p) }
func t11() async { let p = Person(); defer { print(p.n) }; await m(p) }
