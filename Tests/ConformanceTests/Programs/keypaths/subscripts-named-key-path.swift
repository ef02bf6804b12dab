// A type's own `subscript(keyPath:)` takes key paths of other types; those of the type itself keep their meaning.
struct Item {
  let size: Int
  let name: String
}
struct Shelf {
  let items: [Item]
  var width = 3
  subscript<Value>(keyPath path: KeyPath<Item, Value>) -> [Value] { items.map { $0[keyPath: path] } }
}
var shelf = Shelf(items: [Item(size: 1, name: "a"), Item(size: 2, name: "b")])
print(shelf[keyPath: \.size], shelf[keyPath: \.name].joined())
print(shelf[keyPath: \.size].map { $0 * 2 }, shelf[keyPath: \Item.name])
shelf[keyPath: \.width] += 1
print(shelf[keyPath: \.width], shelf[keyPath: \Shelf.items].count)
let path = \Item.name
print(shelf[keyPath: path].count)
