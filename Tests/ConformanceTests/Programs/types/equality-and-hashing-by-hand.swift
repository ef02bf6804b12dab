// Own == and hash decide membership, contains, firstIndex, dictionary keys and switch by value.
struct User: Hashable {
  let id: Int
  var name: String
  static func == (l: User, r: User) -> Bool { l.id == r.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
let ann = User(id: 1, name: "Ann"), other = User(id: 1, name: "Other"), bo = User(id: 2, name: "Bo")
print(ann == other, ann == bo, ann != bo, [ann, bo].firstIndex(of: other)!, Set([ann, other, bo]).count)
var scores = [ann: 10]
scores[other] = 20
print(scores.count, scores[ann]!, scores.keys.first!.name)
class Key: Hashable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (l: Key, r: Key) -> Bool { l.text == r.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
let k1 = Key("k"), k2 = Key("k")
print(k1 == k2, k1 === k2, [k1: 1][k2]!, Set([k1, k2]).count, [k1].contains(k2))
enum Shape: Hashable { case circle(Int), rect(w: Int, h: Int), none }
print(Shape.circle(1) == .circle(1), Shape.rect(w: 1, h: 2) == .rect(w: 2, h: 1))
print(Set<Shape>([.none, .circle(1), .none]).count)
let table: [Shape: String] = [.circle(2): "c", .rect(w: 1, h: 1): "r"]
print(table[.circle(2)]!, table[.none] as Any, table[.rect(w: 1, h: 1), default: "?"])
switch bo {
case ann: print("ann")
case User(id: 2, name: ""): print("second")
default: print("none")
}
struct Money: Comparable {
  let cents: Int
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
}
let prices = [Money(cents: 5), Money(cents: 2), Money(cents: 9)]
print(prices.min()!.cents, prices.max()!.cents, prices.sorted().map(\.cents), prices.sorted(by: >).map(\.cents))
print(prices[0] >= prices[1], prices[0] > prices[2], max(prices[0], prices[2]).cents, prices.contains(Money(cents: 2)))
print((prices[1]...prices[0]).contains(Money(cents: 3)), prices == prices.sorted())
print(Money(cents: 1)...Money(cents: 2) ~= prices[1])
print([[1], [2]] == [[1], [2]], ["a": [1]] == ["a": [1]], (1 as Int?) == nil, Optional([1]) == [1])
print((1, ann) == (1, other))
struct Pair<A: Hashable, B: Hashable>: Hashable {
  var a: A
  var b: B
}
print(Set([Pair(a: 1, b: "x"), Pair(a: 1, b: "x"), Pair(a: 2, b: "x")]).count)
print(Pair(a: [1], b: true) == Pair(a: [1], b: true))
let mixed: [AnyHashable] = [1, "a", 1, 2.0, true]
print(Set(mixed).count, mixed[0] == mixed[2], mixed.contains("a"), mixed[1] as? String ?? "no")
let dict: [AnyHashable: Int] = ["s": 1, 2: 2]
print(dict["s"]!, dict[2]!, dict[3] as Any)
func allEqual<T: Equatable>(_ items: T...) -> Bool { items.dropFirst().allSatisfy { $0 == items[0] } }
print(allEqual(1, 1, 1), allEqual("a", "b"), allEqual(ann, other), allEqual([1], [1]))
