// A key path literal stands for a function wherever one is expected, and the path is evaluated once.
struct Item {
  var name: String
  var price: Double
  var isSold = false
  var tags: [String] = []
  var owner: Owner?
}
struct Owner { var name: String }
let items = [
  Item(name: "pen", price: 1.5, tags: ["blue"], owner: Owner(name: "Ann")), Item(name: "cup", price: 4, isSold: true),
  Item(name: "mat", price: 9, tags: ["soft", "red"]),
]
print(items.map(\.name), items.filter(\.isSold).map(\.name), items.compactMap(\.owner?.name), items.flatMap(\.tags))
print(items.map(\.price).reduce(0, +), items.contains(where: \.isSold), items.allSatisfy(\.tags.isEmpty))
print(items.first(where: \.isSold)!.name, items.map(\.name.first!), items.map(\.tags.count), items.map(\.owner == nil))
func == (path: KeyPath<Item, Owner?>, none: Never?) -> (Item) -> Bool { { $0[keyPath: path] == nil } }
func == (l: Owner?, r: Owner?) -> Bool { l?.name == r?.name }
let byTags = Dictionary(grouping: items, by: \.tags.count).mapValues(\.count)
print(byTags.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
func sum<T>(_ list: [T], _ value: (T) -> Double) -> Double { list.map(value).reduce(0, +) }
print(sum(items, \.price), sum(items) { $0.price * 2 })
let getters: [(Item) -> Any] = [\.name, \.price, \.isSold]
print(getters.map { "\($0(items[0]))" })
prefix func ! <T>(path: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: path] } }
print(items.filter(!\.isSold).map(\.name))
var index = 0
let path = \[Int].[index]
index = 2
print([10, 20, 30][keyPath: path], [10, 20, 30][keyPath: \.[index]])
@dynamicMemberLookup
struct Lens<T> {
  var value: T
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
var lens = Lens(value: items[0])
lens.price += 1
lens.name = "quill"
print(lens.name, lens.price, lens.tags, items[0].name)
let best = items.max { $0.price < $1.price }.map(\.name) ?? "none"
print(best, items.min(by: { $0.name < $1.name })?.name ?? "none", Optional(items[1]).map(\.price) as Any)
