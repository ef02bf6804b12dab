struct Box<T> {
  var t: T; init(_ t: T) { self.t = t }; static func make(_ t: T) -> Box<T> { Box(t) };
  static func count(_ t: T) -> Int { 1 }; static func list(_ ts: [T]) -> Int { ts.count }
}
print(Box.make(1).t, Box.count("a"), Box.list([1, 2]))
_ = Box.make(2)
let x: Box<Double> = Box.make(3)
let n = Box.count(2.5)
enum Tree<T> {
  case leaf, node(T); static func of(_ t: T) -> Tree { .node(t) };
  func isLeaf() -> Bool { if case .leaf = self { true } else { false } }
}
print(Tree.node(1).isLeaf(), Tree.of("x").isLeaf())
let t: Tree<Int> = Tree.leaf
print([Tree.node(1), Tree.leaf].count, t.isLeaf())
class Node<T> { var v: T; init(_ v: T) { self.v = v }; class func root(_ v: T) -> Node<T> { Node(v) } }
print(Node.root(5).v, Node(1).v)
func take<T>(_ b: Box<T>) -> T { b.t }
print(take(Box(1)), take(Box.make("s")))
let r = Result { try Int("1") ?? { throw E() }() }
struct E: Error {}
print(r)
print(
  Dictionary(grouping: [1, 2, 3]) { $0 % 2 }.count, Set([1, 2]).count, Array(repeating: 0, count: 2),
  Dictionary(uniqueKeysWithValues: [(1, 2)]))
print(Optional(1) == Optional.none, Optional.some(1)!, Optional<Int>.none as Any)
print([1, 2].map(Box.init).count, [1, 2].map(Box.make).count)
let f = Box<Int>.make
print(f(1).t)
print(zip([1], ["a"]).map(Box.init).count)
extension Box where T == Int { static var zero: Box { Box(0) }; static func plus(_ a: Int) -> Int { a } }
print(Box.zero.t, Box.plus(1))
extension Box { static func of<U>(_ u: U) -> Box<U> where T == Void { Box<U>(u) } }
print(Box.of(1).t)
typealias Pair<A> = (A, A)
func g(_ b: Box<[Int]>) -> Int { b.t.count }
print(g(Box([])), g(.init([1])))
let k = \Box<Int>.t
print(Box(3)[keyPath: k])
switch Tree.node(2) {
case Tree.node(let v): print(v);
case Tree.leaf: print("leaf")
}
if case Tree.node(let v) = Tree.of(3) { print(v) }
let c: any Collection<Int> = Array([1])
print(c.count, AnySequence([1, 2]).reduce(0, +), AnyIterator { nil as Int? }.next() as Any)
