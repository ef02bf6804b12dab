// inventory system
enum Category: String, CaseIterable, Comparable {
  case tools, food, books
  static func < (a: Category, b: Category) -> Bool { a.rawValue < b.rawValue }
}
struct Item: Hashable, Identifiable, CustomStringConvertible {
  let id: Int
  var name: String
  var price: Double
  var category: Category
  var tags: Set<String> = []
  var description: String { "\(name)@\(price)" }
}
final class Inventory {
  private(set) var items: [Int: Item] = [:]
  var onChange: ((Item?, Item?) -> Void)?
  subscript(id: Int) -> Item? {
    get { items[id] }
    set {
      let old = items[id]
      items[id] = newValue
      onChange?(old, newValue)
    }
  }
  func total(where predicate: (Item) -> Bool = { _ in true }) -> Double {
    items.values.filter(predicate).map(\.price).reduce(0, +)
  }
  var byCategory: [Category: [Item]] { Dictionary(grouping: items.values, by: \.category).mapValues { $0.sorted { $0.id < $1.id } } }
}
let inv = Inventory()
inv.onChange = { old, new in print("change", old?.name ?? "nil", "->", new?.name ?? "nil") }
inv[1] = Item(id: 1, name: "Hammer", price: 12.5, category: .tools)
inv[2] = Item(id: 2, name: "Apple", price: 0.5, category: .food, tags: ["fresh"])
inv[3] = Item(id: 3, name: "Novel", price: 8, category: .books)
inv[2]?.price *= 3
inv[3] = nil
inv[2]?.tags.insert("red")
print(inv.total(), inv.total { $0.category == .food })
for (c, list) in inv.byCategory.sorted(by: { $0.key < $1.key }) { print(c, list) }
print(Category.allCases.max()!, Category(rawValue: "food") as Any, Category(rawValue: "x") as Any)
var copy = inv[1]!
copy.name.append(" XL")
print(copy, inv[1]!, copy == inv[1]!)
let ids = inv.items.keys.sorted().map(String.init).joined(separator: ",")
print(ids)
if case let item? = inv[2], item.tags.contains("red"), case .food = item.category { print("red food") }
let grouped = Dictionary(uniqueKeysWithValues: inv.items.map { ($1.name, $0) })
print(grouped["Apple"]!, grouped.count)
let (cheap, dear) = inv.items.values.reduce(into: ([String](), [String]())) { acc, i in
  if i.price < 5 { acc.0.append(i.name) } else { acc.1.append(i.name) }
}
print(cheap, dear)
