// `==`, `<` and `hash(into:)` of a protocol's extension meet the requirement: the language writes none of its own.
protocol Identified: Hashable { var id: Int { get } }
extension Identified {
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct Item: Identified {
  let id: Int
  var text: String
}
print(Item(id: 1, text: "a") == Item(id: 1, text: "b"), Set([Item(id: 1, text: "a"), Item(id: 1, text: "b")]).count)
func all<T, E>(_ results: [Result<T, E>]) -> Result<[T], E> {
  results.reduce(.success([])) { sum, next in sum.flatMap { list in next.map { list + [$0] } } }
}
func index<K, V>(_ pairs: [(K, V)]) -> [K: V] { Dictionary(uniqueKeysWithValues: pairs) }
struct Oops: Error {}
print((try? all([Result<Int, Oops>.success(1), .success(2)]).get()) as Any, index([(1, "a")]))
var numbers = [9, 7, 5, 3, 1, 0]
print(numbers.partition { $0 > 4 }, numbers)
