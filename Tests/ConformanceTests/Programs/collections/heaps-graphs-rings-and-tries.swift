// collections of our own
struct Heap<Element> {
  private var items: [Element] = []
  private let before: (Element, Element) -> Bool
  init(by before: @escaping (Element, Element) -> Bool) { self.before = before }
  init<S: Sequence>(_ s: S, by before: @escaping (Element, Element) -> Bool) where S.Element == Element { self.before = before; s.forEach { push($0) } }
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ x: Element) { items.append(x); var i = items.endIndex - 1
    while i > 0, case let p = (i - 1) / 2, before(items[i], items[p]) { items.swapAt(i, p); i = p } }
  mutating func pop() -> Element? {
    guard let top = items.first else { return nil }
    let last = items.removeLast(); if items.isEmpty { return top }
    items[0] = last; var i = 0
    while true { let l = 2 * i + 1, r = l + 1; var m = i
      if l < items.count, before(items[l], items[m]) { m = l }
      if r < items.count, before(items[r], items[m]) { m = r }
      if m == i { return top }; items.swapAt(i, m); i = m }
  }
}
extension Heap where Element: Comparable { init() { self.init(by: <) } 
  init(_ e: Element...) { self.init(e, by: <) } }
extension Heap: Sequence, IteratorProtocol { mutating func next() -> Element? { pop() } }
print(Array(Heap(5, 3, 9, 1)), Heap([("a", 2), ("b", 1)], by: { $0.1 < $1.1 }).map(\.0))
struct Graph<Node: Hashable & Comparable> {
  private(set) var edges: [Node: [Node: Int]] = [:]
  mutating func connect(_ a: Node, _ b: Node, _ w: Int) { edges[a, default: [:]][b] = w; edges[b, default: [:]][a] = w }
  func path(from a: Node, to b: Node) -> (nodes: [Node], cost: Int)? {
    var best = [a: 0], prev: [Node: Node] = [:], q = Heap<(Int, Node)>(by: { ($0.0, $0.1) < ($1.0, $1.1) })
    q.push((0, a))
    while let (d, n) = q.pop() {
      if n == b { return (Array(sequence(first: b) { prev[$0] }).reversed(), d) }
      guard d == best[n] else { continue }
      for (m, w) in edges[n, default: [:]] where d + w < best[m, default: .max] { best[m] = d + w; prev[m] = n; q.push((d + w, m)) }
    }
    return nil
  }
}
var g = Graph<String>()
for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8)] { g.connect(a, b, w) }
if let (nodes, cost) = g.path(from: "A", to: "D") { print(nodes.joined(separator: "→"), cost) }
print(g.path(from: "A", to: "Z") as Any)
struct Ring<T>: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
  private var store: [T?]; private var head = 0; private(set) var count = 0
  init(capacity: Int) { store = Array(repeating: nil, count: capacity) }
  var startIndex: Int { 0 }; var endIndex: Int { count }
  subscript(i: Int) -> T { get { store[(head + i) % store.count]! } set { store[(head + i) % store.count] = newValue } }
  @discardableResult mutating func append(_ x: T) -> T? {
    if count == store.count { defer { store[head] = x; head = (head + 1) % store.count }; return store[head] }
    store[(head + count) % store.count] = x; count += 1; return nil }
  var debugDescription: String { "Ring\(Array(self))" }
}
var r = Ring<Int>(capacity: 3)
print((1...5).compactMap { r.append($0) }, r.debugDescription, r.last!, r.reversed(), r.firstIndex(of: 4) ?? -1)
r.sort(by: >); r[0] *= 10; print(r.map { $0 }, r.dropFirst().reduce(0, +), r.min()!, Array(r.indices), r[1...].count)
final class LRU<K: Hashable, V> {
  private final class Node { let key: K; var value: V; weak var prev: Node?; var next: Node?; init(_ k: K, _ v: V) { key = k; value = v }; deinit { print("~\(key)") } }
  private var map: [K: Node] = [:], head: Node?, tail: Node?; let limit: Int
  init(_ limit: Int) { self.limit = limit }
  private func unlink(_ n: Node) { n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next }; if tail === n { tail = n.prev }; n.prev = nil; n.next = nil }
  private func pushFront(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  subscript(k: K) -> V? {
    get { guard let n = map[k] else { return nil }; unlink(n); pushFront(n); return n.value }
    set { if let old = map[k] { unlink(old); map[k] = nil }
      guard let newValue else { return }
      let n = Node(k, newValue); map[k] = n; pushFront(n)
      if map.count > limit, let t = tail { unlink(t); map[t.key] = nil } } }
  var keys: [K] { sequence(first: head, next: { $0?.next }).compactMap { $0?.key } }
}
do { let c = LRU<String, Int>(2); c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; print(c.keys, c["b"] as Any); c["a"] = nil; print(c.keys) }
struct Trie { private var kids: [Character: Trie] = [:], end = false
  mutating func insert(_ w: some StringProtocol) { if let f = w.first { kids[f, default: Trie()].insert(w.dropFirst()) } else { end = true } }
  func words(_ p: String = "") -> [String] { (end ? [p] : []) + kids.sorted { $0.key < $1.key }.flatMap { $1.words(p + String($0)) } }
  subscript(prefix p: String) -> [String] { p.reduce(Optional(self)) { $0?.kids[$1] }?.words(p) ?? [] } }
var t = Trie(); "the quick then there quiz thin".split(separator: " ").forEach { t.insert($0) }
print(t[prefix: "the"], t[prefix: "qu"], t[prefix: "x"], t.words().count)
