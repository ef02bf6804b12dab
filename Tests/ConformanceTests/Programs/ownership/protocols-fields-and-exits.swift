protocol Res: ~Copyable { var id: Int { get }; consuming func close() }
struct H: Res, ~Copyable { let id: Int; consuming func close() { print("close", id); discard self }
 deinit { print("deinit", id) } }
func use<R: Res & ~Copyable>(_ r: consuming R) { print("use", r.id); r.close() }
use(H(id: 1))
final class Owner { var h: H; init(_ i: Int) { h = H(id: i) }; deinit { print("owner gone") }
 func rep(_ i: Int) { h = H(id: i) } }
func o() { let o = Owner(2); o.rep(3); print(o.h.id) }
o()
struct Pair: ~Copyable { var a: H; var b: H }
func p() {
  let p = Pair(a: H(id: 10), b: H(id: 11))
  print("pair", p.a.id + p.b.id)
}
p()
enum Opt<W: ~Copyable>: ~Copyable { case some(W), none }
extension Opt: Copyable where W: Copyable {}
let q: Opt<Int> = .some(3)
let q2 = q
if case .some(let v) = q2 { print(v) }
extension H { static func make(_ i: Int) -> H { H(id: i) } }
func t() throws { let h = H.make(20); if h.id == 20 { throw Er() }; h.close() }
struct Er: Error {}
do { try t() } catch { print("caught") }
func loop() { for i in 0..<3 { let h = H(id: 100 + i); if i == 1 { continue }; h.close() } }
loop()
func early(_ n: Int) -> Int { let h = H(id: n); guard n > 5 else { return 0 }; h.close(); return h2(n) }
func h2(_ n: Int) -> Int { n }
print(early(1), early(9))
