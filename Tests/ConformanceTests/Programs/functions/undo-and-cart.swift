// A cart with undo: commands as closures, discounts as an enum with default payloads, totals grouped by category.
protocol Command: AnyObject {
  var name: String { get }
  func execute()
  func undo()
}
final class BlockCommand: Command {
  let name: String
  private let forward: () -> Void
  private let backward: () -> Void
  init(_ name: String, do forward: @escaping () -> Void, undo backward: @escaping () -> Void) {
    self.name = name
    self.forward = forward
    self.backward = backward
  }
  func execute() { forward() }
  func undo() { backward() }
}
final class History {
  private var done: [any Command] = []
  private var undone: [any Command] = []
  func run(_ command: any Command) {
    command.execute()
    done.append(command)
    undone.removeAll()
  }
  @discardableResult func undo() -> String? {
    guard let last = done.popLast() else { return nil }
    last.undo()
    undone.append(last)
    return last.name
  }
  @discardableResult func redo() -> String? {
    guard let last = undone.popLast() else { return nil }
    last.execute()
    done.append(last)
    return last.name
  }
  var names: [String] { done.map(\.name) }
}
enum Discount {
  case percent(Double, minimum: Double = 0)
  case fixed(amount: Double = 5, label: String = "voucher")
  func apply(to total: Double) -> Double {
    switch self {
    case .percent(let rate, let minimum): total >= minimum ? total * (1 - rate / 100) : total
    case .fixed(let amount, _): max(0, total - amount)
    }
  }
}
struct Item: Equatable {
  let title: String
  let price: Double
  var category = "misc"
}
final class Cart {
  private(set) var items: [Item] = []
  var discounts: [Discount] = []
  let history = History()
  var total: Double { discounts.reduce(items.reduce(0) { $0 + $1.price }) { $1.apply(to: $0) } }
  func add(_ item: Item) {
    history.run(
      BlockCommand(
        "add \(item.title)", do: { [unowned self] in items.append(item) },
        undo: { [unowned self] in _ = items.popLast() }))
  }
  func removeAll(in category: String) {
    let before = items
    history.run(
      BlockCommand(
        "clear \(category)", do: { [unowned self] in items.removeAll { $0.category == category } },
        undo: { [unowned self] in items = before }))
  }
}
let cart = Cart()
cart.add(Item(title: "tea", price: 4.5, category: "food"))
cart.add(Item(title: "mug", price: 9))
cart.add(Item(title: "cake", price: 6.5, category: "food"))
print(cart.total, cart.items.count)
cart.discounts = [.percent(10), .percent(50, minimum: 100), .fixed(), .fixed(amount: 1)]
print(cart.total)
cart.removeAll(in: "food")
print(cart.items.map(\.title), cart.history.names)
print(cart.history.undo() ?? "nothing", cart.items.map(\.title))
print(cart.history.undo() ?? "nothing", cart.history.redo() ?? "nothing", cart.items.count)
let byCategory = Dictionary(grouping: cart.items, by: \.category)
for (category, items) in byCategory.sorted(by: { $0.key < $1.key }) {
  print(category, items.map { "\($0.title): \($0.price)" }.joined(separator: ", "))
}
while let name = cart.history.undo() { print("undid", name) }
print(cart.items.isEmpty, cart.total, cart.history.redo() as Any)
