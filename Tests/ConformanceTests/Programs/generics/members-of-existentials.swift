// What a member of an existential gives, where its type mentions Self or an associated type.
protocol Shelf {
  associatedtype Item
  var items: [Item] { get }
  var first: Item? { get }
  var byName: [String: Item] { get }
  func take(_ index: Int) -> Item
  func emptied() -> Self
}
extension Shelf {
  var reversedItems: [Item] { items.reversed() }
  func copies(_ count: Int) -> [Self] { Array(repeating: self, count: count) }
}
struct Box<Item>: Shelf {
  var items: [Item]
  var first: Item? { items.first }
  var byName: [String: Item] { items.isEmpty ? [:] : ["first": items[0]] }
  func take(_ index: Int) -> Item { items[index] }
  func emptied() -> Box<Item> { Box(items: []) }
}
let shelves: [any Shelf] = [Box(items: [7, 8]), Box(items: ["x"]), Box<Double>(items: [])]
for shelf in shelves {
  print(shelf.items, shelf.items.count, shelf.first as Any, shelf.byName)
  print(shelf.reversedItems, shelf.copies(2).count, shelf.emptied().items.isEmpty)
  for item in shelf.items { print(item is Int, item) }
}
print(shelves[0].take(1), shelves[1].take(0))
let numbers = shelves.flatMap { $0.items }.compactMap { $0 as? Int }
print(numbers.reduce(0, +))
