class Person { var n = 1 }
func run(_ f: @escaping @Sendable () -> Void) {}
func t1() { var p = Person(); p = Person(); run { print(p.n) } }
func t2() { let ps = [Person()]; run { print(ps) ; _ = ps.count } }
func t4() { var n = 0; @Sendable func inc() { n += 1 }; inc() }
func t5() { let p = Person(); @Sendable func inc() { p.n += 1 }; inc() }
func t6() { let p = Person(); run { [p] in print(p.n) } }
func t7() { let p = Person(); run { [weak p] in print(p?.n as Any) } }
func t8() { let p = Person(); run { [x = p.n] in print(x) } }
func t9() { let p = Person(); let f = { @Sendable in print(p.n) }; f() }
func t10(_ n: inout Int) { let f = { @Sendable in print(1) }; f(); n += 1 }
func t11() { let p: Person; p = Person(); run { print(p.n) } }
func t12() { var n = 1; run { [n] in print(n) }; n += 1 }
func t13() { var n: Int; n = 2; run { print(n) } }
func t14() { var a = [1]; run { a.append(2) }; run { a[0] = 1 }; run { _ = a.count } }
func t15() { for var i in 0..<3 { i += 1; run { print(i) } } }
struct S { var p = Person(); func f() { run { print(self.p.n) } ; run { print(p) } } }
class C2 { var n = 1; func f() { run { print(self.n) }; run { [self] in print(n) } ; run { [weak self] in guard let self else { return }; print(self.n) } } 
  func g() { run { self.f() } } }
