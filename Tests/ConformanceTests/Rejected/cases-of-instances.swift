enum D { case n, s, p(Int); static let k = 1; static func f() {} }
let d = D.n
print(d.s)
let x: D = d.p(3)
print(d.k)
d.f()
let e: D = .n.s
let o: D? = d
print(o.s, o?.s, o!.s)
func g(_ d: D) -> D { d.s }
enum F { case n, s, p(Int); func f() -> F { print(n); return s }; var g: F { p(1) }; func h() -> F { self.s } 
 static func k() -> F { n } }
let all = [F.n]
print(all[0].s, all.first?.s)
switch all[0] { case all[0].n: print(1); default: break }
