// Key paths as parameters: sum, group, sort, unique, max, min and update helpers on sequences.
struct Sale: Equatable {
  var city: String
  var amount: Double
  var items: Int
  var tags: Set<String> = []
  var isPaid: Bool { amount > 50 }
}
extension Sequence {
  func sum<T: AdditiveArithmetic>(_ path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
  func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
    sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
  }
  func max<T: Comparable>(by path: KeyPath<Element, T>) -> Element? {
    self.max { $0[keyPath: path] < $1[keyPath: path] }
  }
  func unique<T: Hashable>(_ path: KeyPath<Element, T>) -> [T] {
    var seen: Set<T> = []
    return map { $0[keyPath: path] }.filter { seen.insert($0).inserted }
  }
  func filter<T: Equatable>(_ path: KeyPath<Element, T>, is value: T) -> [Element] {
    filter { $0[keyPath: path] == value }
  }
}
let sales = [
  Sale(city: "Oslo", amount: 20.5, items: 2), Sale(city: "Rome", amount: 99, items: 1, tags: ["big"]),
  Sale(city: "Oslo", amount: 60, items: 5), Sale(city: "Bern", amount: 10, items: 1),
]
print(sales.sum(\.amount), sales.sum(\.items), sales.sum(\.city.count))
print(sales.sorted(by: \.amount).map(\.city), sales.sorted(by: \.items, descending: true).map(\.items))
print(sales.max(by: \.amount)!.city, sales.max(by: \.city)!.city, sales.unique(\.city), sales.unique(\.isPaid))
let groups = sales.grouped(by: \.city)
for city in groups.keys.sorted() { print(city, groups[city]!.count, groups[city]!.sum(\.amount)) }
print(sales.filter(\.isPaid, is: true).map(\.amount), sales.filter(\.city, is: "Oslo").sum(\.items))
extension MutableCollection {
  mutating func update<T>(_ path: WritableKeyPath<Element, T>, _ change: (T) -> T) {
    for i in indices { self[i][keyPath: path] = change(self[i][keyPath: path]) }
  }
}
var updated = sales
updated.update(\.amount) { $0 * 2 }
updated.update(\.city) { $0.uppercased() }
updated.update(\.tags) { $0.union(["x"]) }
print(updated.map(\.amount), updated.map(\.city), updated.map(\.tags.count), sales == updated)
func table<T>(_ rows: [T], _ columns: (String, (T) -> String)...) -> [String] {
  rows.map { row in columns.map { "\($0.0): \($0.1(row))" }.joined(separator: ", ") }
}
print(table(Array(sales.prefix(2)), ("city", \.city), ("n", { "\($0.items)" })))
print(sales.map(\.tags.isEmpty), sales.first(where: \.isPaid)!.city, sales.partition(\.isPaid).0.count)
extension Sequence {
  func partition(_ path: KeyPath<Element, Bool>) -> ([Element], [Element]) {
    reduce(into: ([], [])) { $1[keyPath: path] ? $0.0.append($1) : $0.1.append($1) }
  }
}
