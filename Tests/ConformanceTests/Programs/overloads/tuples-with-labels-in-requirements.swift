// A requirement of a tuple type distinguishes tuples with labels from those without.

struct D<K: Hashable, V> {
  var n = 0
  mutating func merge(_ s: __owned some Sequence<(key: K, value: V)>, by c: (V, V) throws -> V) rethrows { n += 1; print("labelled") }
  mutating func merge(_ s: __owned some Sequence<(K, V)>, by c: (V, V) throws -> V) rethrows {
    print("plain")
    let mapped: LazyMapSequence = s.lazy.map { (key: $0.0, value: $0.1) }
    try merge(mapped, by: c)
  }
  init(_ s: some Sequence<(key: K, value: V)>) { print("init labelled") }
  init(_ s: some Sequence<(K, V)>) { print("init plain"); let m: LazyMapSequence = s.lazy.map { (key: $0.0, value: $0.1) }; self.init(m) }
}
let pairs = [("a", 1)]
var d = D(pairs)
d.merge(pairs) { a, b in a + b }
d.merge(["a": 1]) { a, b in a + b }
func f<S: Sequence>(_ s: S) where S.Element == (key: Int, value: Int) { print("f labelled") }
func f<S: Sequence>(_ s: S) where S.Element == (Int, Int) { print("f plain") }
f([1: 2])
let q = [(1, 2)]; f(q)
f(zip([1], [2]))
let labelled = [(key: "k", value: 1)]
d.merge(labelled) { a, b in a + b }
func plain<S: Sequence>(_ s: S) where S.Element == (Int, Int) { print("plain", s.map { $0.0 }) }
plain([(a: 1, b: 2)])
let named = [(a: 3, b: 4)]
plain(named)
