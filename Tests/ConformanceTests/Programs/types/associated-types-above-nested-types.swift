// The associated type of a nested type is known from its members, wherever it is named.
final class Cart {
  var items: [Item] = []
  subscript(id: Item.ID) -> Item? { items.first { $0.id == id } }
  func find(_ id: Item.ID) -> Item? { items.first { $0.id == id } }
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }
}
struct Outer {
  func key(_ first: Later.ID, _ second: Inner.ID) -> String { "\(first)\(second)" }
  struct Inner: Identifiable { let id: Int }
}
struct Later: Identifiable { let id: String }
let cart = Cart()
cart.items = [.init(id: 1, name: "a")]
print(cart[1]!, cart.find(2) as Any, Outer().key("k", 3))
