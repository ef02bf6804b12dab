// A `hashValue` in place of `hash(into:)`.
struct P: Hashable { let x: Int, y: Int
  static func == (a: P, b: P) -> Bool { a.x == b.x }
  var hashValue: Int { x } }
print(Set([P(x: 1, y: 2), P(x: 1, y: 3)]).count)
class Q: Hashable { let n: Int; init(_ n: Int) { self.n = n }
  static func == (a: Q, b: Q) -> Bool { a.n == b.n }
  var hashValue: Int { return n.hashValue } }
print(Set([Q(1), Q(1), Q(2)]).count, [Q(1): "a"][Q(1)]!)
