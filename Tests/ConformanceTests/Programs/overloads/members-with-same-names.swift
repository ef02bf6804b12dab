struct S {
  var count = 3
  func count(_ f: (Int) -> Bool) -> String { "count(f)" }
  var first: Int { 1 }
  func first(_ n: Int) -> String { "first(n)" }
  static var count: String { "static" }
  var isEmpty: Bool { true }
  var f: (Int) -> String { { "property \($0)" } }
  func f(_ s: String) -> String { "method \(s)" }
}
let s = S()
print(s.count as Int, s.count { $0 > 1 }, s.first, s.first(2), S.count, s.f(1), s.f("a"))
let c: Int = s.count, d = s.count + 1
print(c, d, [s].map(\.count), [s].map(\.first))
enum E { case a, b(Int); static func b(_ s: String) -> E { .a }; var b: String { "b property" } }
print(E.b(1), E.b("x"), E.a.b)
protocol P { var name: String { get } }
extension P { func name(_ x: Int) -> String { "name(\(x))" } }
struct T: P { var name = "T" }
let p: any P = T()
print(T().name, T().name(1), p.name, p.name(2))
class A { class func make() -> String { "A" }; func make() -> Int { 1 } }
class B: A { override class func make() -> String { "B" }; func make(_ n: Int = 5) -> Double { Double(n) } }
print(A.make(), B.make(), A().make(), B().make(2), B().make() as Int)
