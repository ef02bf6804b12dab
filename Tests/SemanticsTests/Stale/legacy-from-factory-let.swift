import SwiftUI
class Cart: ObservableObject { @Published var count = 0 }
class Container { let cart = Cart() }
struct CartBadge: View {
  private let cart: Cart  // wrong
  @ObservedObject private var cart: Cart  // right
  init(container: Container) { cart = container.cart }
  var body: some View { Text("\(cart.count)") }
}
let container = Container()
:mount CartBadge(container: container)
container.cart.count = 2
