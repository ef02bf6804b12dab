import SwiftUI
final class Cart { var total = 1 }  // wrong
@Observable final class Cart { var total = 1 }  // right
struct Page: View { let cart: Cart; @State private var isShown = true
  var body: some View { Text("page").sheet(isPresented: $isShown) { Text("\(cart.total)") } } }
let cart = Cart()
:mount Page(cart: cart)
cart.total = 5
