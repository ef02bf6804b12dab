protocol P { init(n: Int); var n: Int { get }; static var name: String { get } ; func add(_ k: Int) -> Self }
struct A: P { var n = 0; init(n: Int) { self.n = n }; static var name: String { "A" }; func add(_ k: Int) -> A { A(n: n + k) } }
final class K: P { var n: Int; required init(n: Int) { self.n = n }; class var name: String { "K" }; func add(_ k: Int) -> K { K(n: n + k) } }
func run() {
  var count = 0
  let base = 10
  func local<T: P>(_ x: T) -> [T] { count += 1; return [x, T(n: base + count)] }
  func second<T: P>(_ k: Int, _ x: T) -> String { count += k; return "\(T.self)\(x.n + k)" }
  func opt<T: P>(_ x: T?) -> T? { count += 1; return x.map { $0.add(base) } }
  func cb<T: P>(_ x: T, _ f: (T, Int) -> Int) -> [T] { count += f(x, base); return [x] }
  func change<T: P>(_ x: inout T) { x = x.add(count) }
  func rec<T: P>(_ x: T, _ d: Int) -> [String] { d == 0 ? [T.name] : [T.name] + rec(x, d - 1) }
  func thrower<T: P>(_ x: T) throws -> [T] { if x.n > 1 { throw E.big(T.name) }; return [x] }
  enum E: Error { case big(String) }
  for v in [A(n: 1), K(n: 2)] as [any P] {
    print(local(v).map(\.n), second(5, v), opt(v)!.n, cb(v) { $0.n + $1 }.count, rec(v, 2))
    var w = v
    change(&w)
    print(w.n, count)
    do { print(try thrower(v).count) } catch { print(error) }
  }
}
run()
struct Eraser { let names: [String]; init<T: P>(_ x: T, _ more: Int...) { names = [T.name] } ; init<T: P>(of x: T, by f: (T) -> String) { names = [f(x)] } }
let any: any P = K(n: 3)
print(Eraser(any).names, Eraser(of: any) { "\($0.n)" }.names)
final class Holder<V> { let v: V; init<T: P>(_ x: T, _ f: (T) -> V) { v = f(x); print(T.self) } }
print(Holder(any) { $0.n + 1 }.v)
extension Array { func put<T: P>(_ x: T, _ f: (T, Element) -> Int) -> [T] { map { T(n: f(x, $0)) } } }
print(Holder(any) { $0.n + 1 }.v, [1, 2].put(any) { $0.n * $1 }.map(\.n))
extension P { func both<U: P>(_ u: U) -> (Self, U) { print(Self.self, U.self); return (self, u) } ; func selfs() -> [Self] { [self, Self(n: 4)] }; func map(_ f: (Self) -> Int) -> Int { f(add(1)) } }
let other: any P = A(n: 8)
print(any.both(other).0.n, any.both(other).1.n, any.selfs().map(\.n), any.map { $0.n })
func seq<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Comparable { s.sorted() }
func seqf<S: Sequence>(_ s: S, _ f: (S.Element) -> Bool) -> [S.Element] { s.filter(f) }
func setOf<C: Collection>(_ c: C) -> Set<C.Element> { Set(c) }
let s: any Collection<Int> = [3, 1, 2, 1]
print(seq(s), seqf(s) { $0 > 1 }, setOf(s).sorted(), type(of: seqf(s) { _ in true }))
func gen2<T: P, U: P>(_ a: T, _ b: U) -> (T, U, String) { (a, b, "\(T.self) \(U.self)") }
let g = gen2(any, other); print(g.0.n, g.1.n, g.2)
func async1<T: P>(_ x: T) async -> [T] { await Task.yield(); return [x, T(n: 5)] }
print(await async1(any).map(\.n))
let f: (any P) -> [any P] = { local2($0) }
func local2<T: P>(_ x: T) -> [T] { [x] }
print(f(other).map(\.n))
