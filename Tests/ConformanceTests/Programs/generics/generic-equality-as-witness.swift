// A generic '==' that a program declares satisfies Equatable, so that none is synthesized.
struct Weighted<W: Equatable>: Equatable {
  var weight: W, note: String
  static func == <T>(lhs: Weighted<T>, rhs: Weighted<T>) -> Bool { lhs.weight == rhs.weight }
}
let a = Weighted(weight: 1, note: "a"), b = Weighted(weight: 1, note: "b")
print(a == b, [a].contains(b), [a] == [b])

struct Ranked<W: Hashable>: Hashable {
  var weight: W, note: String
  static func == <T>(lhs: Ranked<T>, rhs: Ranked<T>) -> Bool { lhs.weight == rhs.weight }
  func hash(into hasher: inout Hasher) { hasher.combine(weight) }
}
print(Set([Ranked(weight: 1, note: "a"), Ranked(weight: 1, note: "b")]).count)

struct Pair<W> { var one: W, note: String }
extension Pair: Equatable where W: Equatable {}
func == <T: Equatable>(lhs: Pair<T>, rhs: Pair<T>) -> Bool { lhs.one == rhs.one }
print([Pair(one: 1, note: "a")].contains(Pair(one: 1, note: "b")))

protocol Named { var name: String { get } }
func == <T: Named>(lhs: T, rhs: T) -> Bool { lhs.name == rhs.name }
struct Cat: Named, Equatable { var name: String, age: Int }
print(Cat(name: "a", age: 1) == Cat(name: "a", age: 2), [Cat(name: "a", age: 1)] == [Cat(name: "a", age: 2)])
