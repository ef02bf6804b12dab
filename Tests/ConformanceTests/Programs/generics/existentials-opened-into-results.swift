protocol P { init(n: Int); var n: Int { get }; static var name: String { get } }
struct A: P { var n = 0; init(n: Int) { self.n = n }; static var name: String { "A" } }
class K: P { var n: Int; required init(n: Int) { self.n = n }; class var name: String { "K" } }
func arr<T: P>(_ x: T) -> [T] { print(T.self); return [x, T(n: x.n + 1)] }
func pair<T: P>(_ x: T) -> (T, String) { (x, T.name) }
func labelled<T: P>(_ x: T) -> (value: T, type: T.Type) { (x, T.self) }
func opt<T: P>(_ x: T) -> [T]? { x.n > 0 ? [x] : nil }
func dict<T: P>(_ x: T) -> [String: [T]] { [T.name: [x]] }
func each<T: P>(_ x: T, _ f: (T) -> Int) -> Int { print(T.self); return f(x) + f(T(n: 10)) }
func maker<T: P>(_ x: T) -> () -> T { { T(n: x.n * 2) } }
func made<T: P>(_ x: T, _ f: (T) -> Void) -> T { f(x); return T(n: 99) }
func meta<T: P>(_ x: T) -> T.Type { T.self }
func optArr<T: P>(_ x: T?) -> [T?] { [x, nil] }
struct Box { func arr<T: P>(_ x: T, times n: Int) -> [T] { print(T.self); return Array(repeating: x, count: n) }
  static func st<T: P>(_ x: T) -> [T] { print(T.self); return [x] }
  mutating func mu<T: P>(_ x: T) -> (T, Int) { c += 1; return (T(n: c), c) }
  var c = 0
  init() {}
}
class C { func arr<T: P>(_ x: T) -> [T] { [x] } }
class D: C { override func arr<T: P>(_ x: T) -> [T] { print("D", T.self); return [x, x] } }
for v in [A(n: 1), K(n: 2)] as [any P] {
  print(arr(v).map { $0.n }, type(of: arr(v)))
  let (p, s) = pair(v)
  print(p.n, s, type(of: p))
  let l = labelled(v); print(l.value.n, l.type, l.type.name)
  print(opt(v)?.count ?? -1, dict(v).mapValues { $0.map { $0.n } })
  print(each(v) { $0.n })
  print(maker(v)().n, type(of: maker(v)()))
  print(made(v) { print("f", $0.n, type(of: $0)) }.n)
  print(meta(v), meta(v).name)
  print(optArr(v).count, type(of: optArr(v)))
  var b = Box()
  print(b.arr(v, times: 2).count, Box.st(v).count, b.mu(v).1, b.mu(v).0.n)
  let c: C = D()
  print(c.arr(v).count)
  func local<T: P>(_ x: T) -> [T] { print("local", T.self); return [x] }
  print(local(v).count)
}
