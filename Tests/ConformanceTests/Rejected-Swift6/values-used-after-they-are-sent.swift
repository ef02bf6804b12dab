class Person { var n = 1 }
actor Box { var v: Person?; func put(_ p: Person) { v = p } ; func two(_ a: Person, _ b: Person) {} ; func cl(_ f: () -> Void) {} ; func gen<T>(_ t: T) {} ; init(_ p: Person) {}; init() {} ; func nest(_ q: Person) { Task { print(q.n) ; self.v = q } } ; func out() async { await other(v!) } ; func it() async { let o = Box(); await o.put(Person()); await o.put(v!) ; let l = v!; await o.put(l) } }
func other(_ p: Person) async {}
func t1(b: Box, p: Person) async { await b.put(p) }
func t2(b: Box) async { let p = Person(); await b.two(p, p) }
func t3(b: Box) async { let p = Person(); let q = Person(); await b.two(p, q); q.n = 1 }
func t4(b: Box) async { let p = Person(); await b.cl { p.n = 1 }; p.n = 2 }
func t5(b: Box, p: Person) async { await b.gen(p) }
func t6(b: Box) async { let p = Person(); await b.gen([p]); p.n = 2 }
func t7(p: Person) async { _ = await Box(p) }
func t8(p: Person) { _ = Box(p) }
func t9() async { let p = Person(); _ = Box(p); p.n = 3 }
struct Holder { let p = Person(); func go(b: Box) async { await b.put(p) } }
class Owner { var p = Person(); func go(b: Box) async { await b.put(p) } ; func go2(b: Box) async { let l = p; await b.put(l) } }
func t10(b: Box, ps: [Person]) async { for p in ps { await b.put(p) } }
func t11(b: Box, ps: [Person]) async { await b.put(ps[0]) }
func t12(b: Box) async { var ps: [Person] = []; let p = Person(); ps.append(p); await b.put(p); print(ps) }
func t13(b: Box) async { let p = Person(); if p.n > 1 { await b.put(p); return }; print(p.n) }
func t14(b: Box) async { let p = Person(); do { try await b.thr(p) } catch { print(p.n) } }
extension Box { func thr(_ p: Person) throws {} }
func t15(b: Box) async { let p = Person(); while true { await b.put(p) } }
func t16(b: Box, p: Person?) async { if let p { await b.put(p) } }
func t17(b: Box, p: inout Person) async { await b.put(p) }
func t18(b: Box) async { guard let p = Optional(Person()) else { return }; await b.put(p); p.n = 2 }
func t19(b: Box) async { let p = mk(); await b.put(p); p.n = 2 }
func mk() -> Person { Person() }
func t20(b: Box) async { let (p, q) = (Person(), Person()); await b.put(p); q.n = 2 }
@MainActor func t22(b: Box, p: Person) async { await b.put(p) }
@MainActor class MM { let b = Box(); var p = Person(); let k = Person(); func f() async { await b.put(p); await b.put(k); await b.put(Person()) ; await b.put(self.p); let l = p; await b.put(l) } ; func d(_ q: Person) async { await b.put(q) } ; static let z = Person(); func e() async { await b.put(MM.z) } }
