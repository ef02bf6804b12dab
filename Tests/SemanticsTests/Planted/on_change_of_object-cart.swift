import SwiftUI
@Observable final class CartStore: Equatable {
  var total = 0
  static func == (a: CartStore, b: CartStore) -> Bool { a === b }
}
struct CartBadge: View {
  @State private var cart = CartStore()
  @State private var pulses = 0
  var body: some View {
    Button("Add \(pulses)") { cart.total += 1 }
      .onChange(of: cart) { pulses += 1 }  // wrong
      .onChange(of: cart.total) { pulses += 1 }  // right
  }
}
:mount CartBadge()
:tap "Add 0"
