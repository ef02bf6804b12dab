class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
var stored: [() -> Void] = []
func a() { stored.append { [x = T("a")] in print("nothing") }; print("added") }
func b() { let y = T("b"); stored.append { [y] in print("b body") }; print("added b") }
func c() { let y = T("c"); stored.append { [y] in _ = y; print("c body") }; print("added c") }
func d() { let y = T("d"); stored.append { [y] in let k = { y }; print("d body"); _ = k }; print("added d") }
func e() { let y = T("e"); stored.append { [y] in if false { print(y.n) } }; print("added e") }
class V { let n = "v"; deinit { print("-V") }; func go() { stored.append { [self] in print("go") }; stored.append { [weak self] in print("weak") } } }
func f() { let v = V(); v.go(); print("gone") }
a(); b(); c(); d(); e(); f()
print("run"); for s in stored { s() }; stored = []; print("end")
do { var o: T? = T("z"); let g = { [o] in print(o!.n) }; o = nil; g(); print("end do") }
let top = { [x = T("top")] in print(x.n) }
top()
print("end top")
