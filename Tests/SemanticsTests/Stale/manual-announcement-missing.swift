import SwiftUI
class Cart: ObservableObject {
  private(set) var items: [String] = []
  func add(_ name: String) { objectWillChange.send(); items.append(name) }
  func clear() { items = [] }  // wrong
  func clear() { objectWillChange.send(); items = [] }  // right
}
struct Page: View { @ObservedObject var cart: Cart; var body: some View { Text("\(cart.items.count)") } }
let cart = Cart()
:mount Page(cart: cart)
cart.add("tea")
cart.clear()
