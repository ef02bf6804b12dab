class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
func a() { var obj: T? = T("a"); let f = { [obj] in print(obj!.n) }; obj = nil; f(); print("mid"); f(); print("end") }
func b() { let f = { [x = T("b")] in print(x.n) }; f(); print("end") }
func c() { let f = { [x = T("c")] in print(x.n) }; print("made"); f(); print("mid"); f(); print("end") }
func d() { var o: T? = T("d"); let f = { print(o?.n ?? "nil") }; f(); o = nil; print("niled"); f(); print("end") }
func e() { let o = T("e"); let f = { print(o.n) }; f(); print("end") }
func g() { let f = { [x = T("g")] in print(x.n) }; if Bool.random() || true { f() } else { print("no") }; print("end") }
func h() { let f = { [x = T("h")] in print(x.n) }; for _ in 0..<2 { f() }; print("end") }
func j() { let f: () -> Void = { [x = T("j")] in print(x.n) }; f(); print("end") }
func k() { let f = { [x = T("k")] in print(x.n) }; _ = f; print("end") }
func l() { let f = { [x = T("l")] (p: Int) -> Int in print(x.n); return p }; print(f(1)); print("end") }
func m() { var f = { [x = T("m")] in print(x.n) }; f(); f = {}; print("end") }
func n() { let f = { [x = T("n")] in print(x.n) }; defer { f() }; print("end") }
func o() { let f = { [x = T("o")] in print(x.n) }; let arr = [f]; arr[0](); f(); print("end") }
func q() { let f = { [x = T("r")] in print("nothing") }; f(); print("end") }
func r() { var w = T("w1"); let f = { [x = w] in print(x.n) }; f(); w = T("w2"); print("end") }
func s() { var w = T("s1"); let f = { [x = w] in print(x.n) }; w = T("s2"); f(); print("end") }
func t() { let f = { [x = T("t")] in print(x.n) }; print("only made") }
for x in [a,b,c,d,e,g,h,j,k,l,m,n,o,q,r,s,t] { print("=="); x() }
