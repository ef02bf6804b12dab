@Observable class Cart { var prices = [1, 2]; var total: Int { prices.reduce(0, +) }; @ObservationIgnored var log: [Int] = [] }
struct Total: View { let cart: Cart; var body: some View { Text("\(cart.total)") } }
struct Screen: View {
  @State private var cart = Cart()
  var body: some View { Total(cart: cart); Button("Add") { cart.prices.append(3); cart.log.append(3) } }
}
:mount Screen()
:tap Add
