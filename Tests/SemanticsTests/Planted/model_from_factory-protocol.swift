import SwiftUI
@Observable final class CartModel { var lines: [String] = [] }
protocol Factory { func makeCart() -> CartModel }
struct LiveFactory: Factory { func makeCart() -> CartModel { CartModel() } }
struct CartScreen: View {
  let cart: CartModel
  var body: some View { Text("\(cart.lines.count)").onTapGesture { cart.lines.append("x") } }
}
struct Shop: View {
  let factory: any Factory
  @State private var isOpen = true
  @State private var cart: CartModel  // right
  init(factory: any Factory) {  // right
    self.factory = factory  // right
    _cart = State(initialValue: factory.makeCart())  // right
  }  // right
  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Text(isOpen ? "open" : "closed")
    CartScreen(cart: factory.makeCart())  // wrong
    CartScreen(cart: cart)  // right
  }
}
:mount Shop(factory: LiveFactory())
:toggle Open
