func area(width w: Int, height h: Int) -> Int { w * h }
func one(_ x: Int) -> Int { x + 1 }
print(area(width:height:)(3, 4), one(_:)(1))
struct S {
  var n = 0
  func add(_ x: Int, to y: Int) -> Int { x + y + n }
  func add(_ x: Int) -> Int { x + n }
  mutating func bump(by k: Int) { n += k }
  static func make(n: Int) -> S { S(n: n) }
  init(n: Int) { self.n = n }
  func each(_ f: (Int) throws -> Int) rethrows -> Int { try f(n) }
  func own() -> Int { add(_:to:)(1, 2) + self.add(_:)(3) }
}
var s = S(n: 2)
print(s.add(_:to:)(1, 2), s.add(_:)(5), S.make(n:)(4).n, s.own())
print(s.each(_:) { $0 * 3 }, S.init(n:)(7).n)
let added = s.add(_:to:)
print(added(1, 1))
let g = S.make(n:)
print(g(9).n, [1, 2].map(one(_:)), [3, 4].map(S.init(n:)).map(\.n))
print([3, 1, 2].sorted(by:)(>), [1, 2, 3].first(where:)({ $0 > 1 }) ?? 0)
var list = [1, 2]
list.insert(_:at:)(5, 0)
print(list, "abc".replacing("b", with: "x"))
class C { func m(a: Int) -> String { "C\(a)" }; func m(b: Int) -> String { "b\(b)" } }
class D: C { override func m(a: Int) -> String { "D" + super.m(a:)(a) } }
print(D().m(a:)(1), D().m(b:)(2))
let o: C? = D()
print(o?.m(a:)(3) ?? "nil", o.map { $0.m(b:)(4) } ?? "")
