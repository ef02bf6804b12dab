// Parameter packs
struct Pair<A, B> { let a: A; let b: B }
typealias Fn<each T> = (repeat each T) -> Void
typealias Tup<each T> = (repeat each T)
func count<each T>(_ t: repeat each T) -> Int { var n = 0; for _ in repeat each t { n += 1 }; return n }
func describe<each T>(_ value: repeat each T) -> [String] {
  var out: [String] = []
  for v in repeat each value { out.append("\(type(of: v)):\(v)") }
  return out
}
func zipUp<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat Pair<each A, each B>) where (repeat (each A, each B)): Any {
  (repeat Pair(a: each a, b: each b))
}
struct Tuple<each E> {
  var items: (repeat each E)
  init(_ items: repeat each E) { self.items = (repeat each items) }
  func map<each R>(_ f: repeat (each E) -> each R) -> Tuple<repeat each R> { Tuple<repeat each R>(repeat (each f)(each items)) }
  func call(_ f: Fn<repeat each E>) { f(repeat each items) }
}
extension Tuple: Equatable where repeat each E: Equatable {
  static func == (l: Self, r: Self) -> Bool {
    for (a, b) in repeat (each l.items, each r.items) { guard a == b else { return false } }
    return true
  }
}
extension Tuple: CustomStringConvertible {
  var description: String {
    var s: [String] = []
    for i in repeat each items { s.append(String(describing: i)) }
    return "<" + s.joined(separator: "|") + ">"
  }
}
protocol Shape { associatedtype Unit; var area: Unit { get }; static var name: String { get } }
struct Sq: Shape { var s: Int; var area: Int { s * s }; static let name = "sq" }
struct Circ: Shape { var r: Double; var area: Double { r * r * 3 }; static let name = "circ" }
func areas<each S: Shape>(_ s: repeat each S) -> (repeat (each S).Unit) { (repeat (each s).area) }
func names<each S: Shape>(_ t: repeat (each S).Type) -> [String] { var r: [String] = []; for t in repeat each t { r.append(t.name) }; return r }
struct Missing: Error {}
func firstNonNil<each T>(_ o: repeat (each T)?) -> (repeat each T)? {
  func need<X>(_ x: X?) throws -> X { guard let x else { throw Missing() }; return x }
  return try? (repeat need(each o))
}
print(count(), count(1), count(1, "2", 3.0))
print(describe(1, "two", [3.0], Optional(4)))
print(zipUp(1, "a", with: true, 2.5))
let t = Tuple(1, "x", 2.5)
print(t, t == Tuple(1, "x", 2.5), t == Tuple(1, "y", 2.5))
print(t.map({ $0 + 1 }, { $0 + "!" }, { Int($0) }))
t.call { a, b, c in print("call", a, b, c) }
print(areas(Sq(s: 3), Circ(r: 2)), names(Sq.self, Circ.self))
print(firstNonNil(1, "a", nil as Double?) as Any)
print(firstNonNil(1, "a", 2.0) as Any)
let f: Fn<Int, String> = { a, b in print("fn", a, b) }
f(1, "s")
let tu: Tup<Int, Bool> = (1, true)
print(tu, type(of: tu), Tup<Int>.self, type(of: f))
func curry<A, each B, R>(_ f: @escaping (A, repeat each B) -> R) -> (A) -> (repeat each B) -> R { { a in { (b: repeat each B) in f(a, repeat each b) } } }
let cur: (Int) -> (Int, Int) -> Int = curry { (a: Int, b: Int, c: Int) in a * b + c }
print(cur(2)(3, 4))
func makeAll<each T: ExpressibleByIntegerLiteral>(_: repeat (each T).Type) -> (repeat each T) { (repeat (0 as each T)) }
print(makeAll(Int.self, Double.self, Float.self, UInt8.self))
func allEqual<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
  for case (let a, let b) in repeat (each l, each r) { if a != b { return false } }
  return true
}
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (2, "a")))
