class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
func run(_ f: () -> Void) { f() }
func esc(_ f: @escaping () -> Void) { f() }
func yes() -> Bool { true }
func a() { let f = { [x = T("a")] in print(x.n) }; run(f); print("end") }
func b() { let f = { [x = T("b")] in print(x.n) }; esc(f); print("end") }
func c() -> Int { let f = { [x = T("c")] in print(x.n); return 1 }; return f() }
func d() { let f = { [x = T("d")] in print(x.n); return 1 }; print("\(f()) in text"); print("end") }
func e() { let f = { [x = T("e")] in print(x.n); return true }; guard f() else { return }; print("end") }
func g() { let f = { [x = T("g")] in print(x.n); return true }; if f() { print("in") }; print("end") }
func h() { let f = { [x = T("h")] in print(x.n) }; if yes() { f(); print("more in branch") }; print("end") }
func i() { let f = { [x = T("i")] in print(x.n) }; if yes() { print("no use") } else { f() }; print("end") }
func j() { let f = { [x = T("j")] in print(x.n) }; if !yes() { return }; f(); print("end") }
func k() { let f = { [x = T("k")] in print(x.n) }; if yes() { return }; f(); print("end") }
func l() { let f = { [x = T("l")] in print(x.n); return true }; if yes() && f() { print("in") }; print("end") }
func m() { let f = { [x = T("m")] in print(x.n) }; do { f(); print("after call") }; print("end") }
func n() { let f = { [x = T("n")] in print(x.n) }; switch yes() { case true: f(); print("case"); case false: print("other") }; print("end") }
func o() { let f = { [x = T("o")] in print(x.n) }; var n = 0; while n < 2 { f(); n += 1; print("turn") }; print("end") }
func p() { let f = { [x = T("p")] in print(x.n) }; for i in 0..<3 { if i == 1 { f(); break } }; print("end") }
func q() { let f = { [x = T("q1")] in print(x.n) }; let g = { [x = T("q2")] in print(x.n) }; f(); g(); f(); print("end") }
func r() throws { let f = { [x = T("r")] in print(x.n); throw E.e }; do { try f() } catch { print("caught") }; print("end") }
enum E: Error { case e }
func s() { let f = { [x = T("s")] (_ t: T) in print(x.n, t.n) }; f(T("arg")); print("end") }
func t() { defer { print("deferred") }; let f = { [x = T("t")] in print(x.n) }; f(); print("end") }
func u() { let f = { [x = T("u")] in x }; let y = f(); print(y.n); print("end") }
func v() { let f = { [x = T("v")] in x }; print(f().n); print("end") }
func w() { let t = T("w"); let f = { [t] in print(t.n) }; f(); print("end") }
func x() { let f = { [x = T("x")] in print(x.n) }; let g = { f() }; g(); print("end") }
func y() { let f = { [x = T("y")] in print(x.n) }; func loc() { f() }; loc(); print("end") }
func z() { let f = { [weak x = T("z")] in print(x?.n ?? "gone") }; f(); print("end") }
func aa() { let f: (() -> Void)? = { [x = T("aa")] in print(x.n) }; f?(); print("end") }
func bb() { let f = { [x = T("bb")] in print(x.n) } as () -> Void; f(); print("end") }
func dd() { if yes() { let f = { [x = T("dd")] in print(x.n) }; f(); print("inner") }; print("end") }
func ee() { for i in 0..<2 { let f = { [x = T("ee\(i)")] in print(x.n) }; f(); print("turn") } }
func ff() { let f = { [x = T("ff")] in print(x.n) }; let b = yes() ? { f(); return 1 }() : 2; print("end", b) }
func gg() { let f = { [x = T("gg")] in print(x.n); return 1 }; let b = yes() ? f() : 2; print("end", b) }
func ii() { let f = { [x = T("ii")] in print(x.n) }; f(); f(); _ = f; print("end") }
print(c()); try? r()
for x in [a,b,d,e,g,h,i,j,k,l,m,n,o,p,q,s,t,u,v,w,x,y,z,aa,bb,dd,ee,ff,gg,ii] { print("=="); x() }
