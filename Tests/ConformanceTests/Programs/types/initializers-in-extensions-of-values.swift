struct P { var x = 0 }
extension P { init(k: Int) { self = P(x: k) } }
let p = P(k: 2)
let q = p.x + P(k: 3).x
print(p, q)
extension String { init(twice s: String) { self = s + s } }
let s = String(twice: "a"); let t = s + "b"; print(s, t)
extension Array where Element == Int { init(upTo n: Int) { self = Array(0..<n) } }
let xs = [Int](upTo: 3); print(xs, xs.count)
extension Int { init(neg n: Int) { self = -n } }
let i = Int(neg: 4); print(i, i + 1)
extension Bool { init(odd n: Int) { self = n % 2 == 1 } }
let b = Bool(odd: 3); if b { print("odd") }
extension Optional where Wrapped == Int { init(some2 n: Int) { if n > 0 { self = .some(n) } else { self = nil } } }
let o = Int?(some2: 3); print(o as Any)
enum E { case a, b; init(n: Int) { if n > 0 { self = .a } else { self = .b } } }
let e = E(n: 1); print(e)
