struct V { var x = 0; var o: W { W() }; func m() -> V { self } }
struct W {}
class C {}
enum E { case a(Int) }
func fv() -> V { V() }
let v = V(), w = V()
let c = C()
let r1 = v.o + v.o
let r2 = fv() + fv()
let r3 = v + V()
let r4 = V() + v
let r5 = C() + C()
let r6 = E.a(1) + E.a(2)
let r7 = v.m() + v
let r9 = c / c
let s1 = C() * C()
let s2 = V() + W()
let s3 = V() / W()
let s4 = v / v.o
let s5 = V() % V()
let s7 = C() != C()
let s8 = fv() != fv()
let s9 = fv() == fv()
let t1 = V() >= V()
let t2 = fv() - v
print(V() + V())
print(fv() * fv())
let t3 = V() & V()
let t4 = v.x + v
let t5 = E.a(1) != E.a(1)
if fv() != v {}
if v != v.m() {}
