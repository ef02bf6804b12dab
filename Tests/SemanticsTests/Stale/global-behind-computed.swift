import SwiftUI
var rate = 10  // wrong
@Observable class Cart {
  var sum = 100
  var rate = 10  // right
  var total: Int { sum + rate }
}
struct CartView: View {
  let cart: Cart
  var body: some View { Text("\(cart.total)") }
}
let cart = Cart()
:mount CartView(cart: cart)
rate = 20  // wrong
cart.rate = 20  // right
