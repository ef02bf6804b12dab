// A small inventory: structs in dictionaries, sorting, grouping, totals and reports together.
struct Item: Hashable {
  enum Category: String, CaseIterable { case tool, toy, food }
  let name: String
  let category: Category
  var price: Double
  var quantity: Int
  var total: Double { price * Double(quantity) }
}
struct Inventory {
  private(set) var items: [String: Item] = [:]
  private(set) var log: [String] = []
  enum Change { case add(Item), sell(String, Int), reprice(String, by: Double) }
  enum Failure: Error { case unknown(String), short(have: Int, want: Int) }
  mutating func apply(_ change: Change) throws {
    switch change {
    case .add(let item):
      items[item.name, default: item].quantity += items[item.name] == nil ? 0 : item.quantity
      log.append("added \(item.name)")
    case .sell(let name, let n):
      guard let item = items[name] else { throw Failure.unknown(name) }
      guard item.quantity >= n else { throw Failure.short(have: item.quantity, want: n) }
      items[name]!.quantity -= n
      if items[name]!.quantity == 0 { items[name] = nil }
      log.append("sold \(n) \(name)")
    case .reprice(let name, by: let factor):
      items[name]?.price *= factor
      log.append("repriced \(name)")
    }
  }
  subscript(category: Item.Category) -> [Item] {
    items.values.filter { $0.category == category }.sorted { $0.name < $1.name }
  }
  var total: Double { items.values.reduce(0) { $0 + $1.total } }
}
var inventory = Inventory()
let changes: [Inventory.Change] = [
  .add(Item(name: "hammer", category: .tool, price: 10, quantity: 3)),
  .add(Item(name: "apple", category: .food, price: 0.5, quantity: 40)),
  .add(Item(name: "kite", category: .toy, price: 8.25, quantity: 2)),
  .sell("apple", 10), .sell("saw", 1), .sell("kite", 5), .reprice("hammer", by: 1.5), .sell("kite", 2),
  .add(Item(name: "hammer", category: .tool, price: 99, quantity: 2)),
]
for change in changes {
  do {
    try inventory.apply(change)
  } catch Inventory.Failure.short(let have, let want) {
    print("short: have \(have), want \(want)")
  } catch {
    print("failed: \(error)")
  }
}
for category in Item.Category.allCases {
  print(category.rawValue, inventory[category].map { "\($0.name) x\($0.quantity) = \($0.total)" })
}
print(inventory.total, inventory.items.count, inventory.log.count)
print(inventory.log.joined(separator: ", "))
