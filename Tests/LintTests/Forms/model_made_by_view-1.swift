import SwiftUI
@Observable final class CartModel {
  var items: [String] = []
  func add(_ s: String) { items.append(s) }
}
struct CartView: View {
  private let cart: CartModel = .init()
  var body: some View { List(cart.items, id: \.self) { Text($0) }.toolbar { Button("Add") { cart.add("x") } } }
}
struct Home: View {
  @State var t = 0
  var body: some View { CartView(); Button("t") { t += 1 }; Text("\(t)") }
}
