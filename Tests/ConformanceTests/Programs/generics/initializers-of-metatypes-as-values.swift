protocol P { init(); init(n: Int); static func make(_ n: Int) -> Self; static var k: Int { get } }
extension P { static func twice() -> [Self] { [Self(), Self()] } }
struct A: P { var v = 0; init() {}; init(n: Int) { v = n }; static func make(_ n: Int) -> A { A(n: n) }; static var k: Int { 1 } }
class K: P { var v: Int; required init() { v = 7 }; required init(n: Int) { v = n }; static func make(_ n: Int) -> Self { Self(n: n) }; class var k: Int { 2 } }
final class L: K { override class var k: Int { 3 } }
let types: [any P.Type] = [A.self, K.self, L.self]
for t in types {
  let f: () -> any P = t.init
  let g: (Int) -> any P = t.init(n:)
  let h: (Int) -> any P = t.make
  print(type(of: f()), type(of: g(3)), type(of: h(4)), t.init(n: 5), t.k)
  let fs = [1, 2].map(t.init(n:))
  print(fs.map { "\(type(of: $0))" }, t.twice().count)
}
let make: [() -> any P] = types.map { $0.init }
print(make.map { type(of: $0()) })
let kt: K.Type = L.self
let kf = kt.init(n:)
print(type(of: kf(1)), [1, 2].map(kt.init(n:)).map { $0.v })
func gen<T: P>(_ t: T.Type) -> [T] { [1, 2].map(t.init(n:)) + [3].map(T.make) + [4].map(T.init(n:)) }
print(gen(A.self), gen(L.self).map { "\(type(of: $0))" })
print(types.map { gen($0).count })
