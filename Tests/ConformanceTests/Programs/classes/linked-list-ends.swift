class O { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
class N { var next: N?; let o: O; init(_ n: String, _ next: N? = nil) { o = O(n); self.next = next }; deinit { print("N \(o.n)") } }
class Tree { var left: Tree?; var right: Tree?; let o: O; init(_ n: String) { o = O(n) }; deinit { print("Tree \(o.n)") } }
class S: N { let extra = O("extra") }
class L { let next: L?; let o: O; init(_ n: String, _ next: L?) { o = O(n); self.next = next } }
class G<X> { var next: G<X>?; let o: O; init(_ n: String, _ next: G<X>?) { o = O(n); self.next = next } }
class M { var next: M!; let o = O("m") }
class W { weak var w: W?; var next: W?; let o = O("w"); deinit { print("W") } }
final class Sub2: L { var another: Sub2?; let z = O("z") }
class H { var next: H?; var items: [H] = []; let o: O; init(_ n: String) { o = O(n) } }
func a() { let n = N("1", N("2", N("3"))); _ = n }
func b() { let t = Tree("t"); t.left = Tree("l"); t.right = Tree("r") }
func c() { _ = S("s", S("t", N("u"))) }
func d() { _ = L("1", L("2", nil)) }
func e() { _ = G("1", G<Int>("2", nil)) }
func f() { let m = M(); m.next = M() }
func g() { let w = W(); w.next = W(); w.next?.w = w; w.next?.next = W() }
func h() { let s = Sub2("p", L("q", nil)); s.another = Sub2("r", nil) }
func i() { let x = N("2", N("3")); do { let y = N("1", x); _ = y }; print("mid") }
func j() { let x = H("a"); x.next = H("b"); x.items = [H("c")]; x.next?.next = H("d") }
for k in [a, b, c, d, e, f, g, h, i, j] { k(); print("==") }
