class Node<T> { var value: T; init(_ v: T) { value = v }
  func map<U>(_ f: (T) -> U) -> Node<U> { Node<U>(f(value)) }
  var depth: Int { 1 } 
  func typed<U>(_ u: U) -> String { "\(T.self) \(U.self)" } 
  func opt<U>(_ u: U?) -> [U] { u.map { [$0] } ?? [] } }
final class NamedNode<T>: Node<T> { let name: String; init(name: String, _ v: T) { self.name = name; super.init(v) }; override var depth: Int { super.depth * 10 } }
let n = NamedNode(name: "x", 5)
print(n.depth)
let m: Node<Int> = n
print(m.map { "\($0)" }.value, m.depth, m.typed(1.5), n.typed("a"), m.opt(3))
print((m as? NamedNode)?.name ?? "")
print((m as? NamedNode<Int>)?.name ?? "")
let a: Any = n
print(a is NamedNode<Int>, (a as? Node<Int>)?.value ?? 0, a is Node<String>)
if let k = m as? NamedNode { print(k.name) }
let arr: [Node<Int>] = [n, Node(1)]
print(arr.compactMap { $0 as? NamedNode }.map(\.name))
let s: Node<String> = NamedNode(name: "z", "v")
print((s as! NamedNode).value.count, ([s, Node("q")].first as? NamedNode)?.name ?? "-")
