import SwiftUI
@Observable final class Cart5 { var n = 0 }
struct Cart5View: View {
  @ObservedObject var cart: Cart5  // wrong
  let cart: Cart5  // right
  var body: some View { Text("\(cart.n)") }
}
