class Node<T> { var value: T; weak var parent: Node<T>?; var children: [Node<T>] = []; init(_ v: T, _ c: Node<T>...) { value = v; children = c; c.forEach { $0.parent = self } }
  func map<U>(_ f: (T) -> U) -> Node<U> { let n = Node<U>(f(value)); n.children = children.map { $0.map(f) }; n.children.forEach { $0.parent = n }; return n }
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  deinit { log.append("\(value)") } }
var log: [String] = []
extension Node: Sequence { func makeIterator() -> AnyIterator<T> { var stack = [self]; return AnyIterator { guard let n = stack.popLast() else { return nil }; stack += n.children.reversed(); return n.value } } }
extension Node: CustomStringConvertible where T: CustomStringConvertible { var description: String { children.isEmpty ? value.description : "\(value)(\(children.map(\.description).joined(separator: " ")))" } }
final class NamedNode<T>: Node<T> { let name: String; init(name: String, _ v: T) { self.name = name; super.init(v) }; override var depth: Int { super.depth * 10 } }
do { let t = Node(1, Node(2, Node(3)), Node(4)); print(t, t.depth, Array(t), t.map { "<\($0)>" }, t.reduce(0, +), t.contains(4), t.children[0].children[0].parent?.value ?? -1)
  let n = NamedNode(name: "x", 5); t.children.append(n); print(t.depth, n.depth, (t.children.last as? NamedNode)?.name ?? "", t.sorted(by: >), t.max()!, Dictionary(grouping: t) { $0 % 2 == 0 }.mapValues(\.count)[true]!) }
print(log.sorted())
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R; func combine(_ a: R, _ b: R) -> R }
struct Sum: Visitor { func visit(_ n: Int) -> Int { n }; func combine(_ a: Int, _ b: Int) -> Int { a + b } }
struct Show: Visitor { func visit(_ n: Int) -> String { "\(n)" }; func combine(_ a: String, _ b: String) -> String { a + "," + b } }
func walk<V: Visitor>(_ xs: [Int], _ v: V) -> V.R? { guard let f = xs.first else { return nil }; return xs.dropFirst().reduce(v.visit(f)) { v.combine($0, v.visit($1)) } }
print(walk([1, 2, 3], Sum()) ?? 0, walk([1, 2, 3], Show()) ?? "", walk([], Sum()) == nil)
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>; private(set) var projectedValue = 0
  init(wrappedValue: V, _ r: ClosedRange<V>) { range = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: V { get { v } set { projectedValue += 1; v = min(max(newValue, range.lowerBound), range.upperBound) } } }
struct Config { @Clamped(0...10) var level = 20; @Clamped("a"..."f") var letter: String = "z"; @Clamped(-1.0...1) var bal = 0 }
var c = Config(); print(c.level, c.letter, c.bal); c.level -= 3; c.level = -5; c.letter = "c"; print(c.level, c.$level, c.letter, c.$letter, c.$bal)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { f(a, $0) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { f($0)(b) } } }
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var m: [K: V] = [:]; func g(_ k: K) -> V { if let v = m[k] { return v }; let v = f(g, k); m[k] = v; return v }; return g }
print(compose({ $0 + 1 }, String.init)(41), curry(+)(1)(2), [1, 2, 3].map(flip(curry(-))(1)), memo { (r: (Int) -> Int, n: Int) in n < 2 ? n : r(n - 1) + r(n - 2) }(50))
print(compose(Int.init as (String) -> Int?, { $0 ?? -1 })("12"), ["1", "x"].map(compose(Int.init, { $0.map { $0 * 2 } })))
