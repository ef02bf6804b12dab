// "My stepper view ignores the new amount that comes from the server."
// says: state_keeps_first_value
struct AmountRow: View {
  let amount: Int
  @State private var shown: Int  // wrong
  init(amount: Int) {
    self.amount = amount
    _shown = State(wrappedValue: amount)  // wrong
  }
  var body: some View {
    Text("amount \(shown)")  // wrong
    Text("amount \(amount)")  // right
  }
}
@Observable class Order { var amount = 1 }
struct OrderPage: View {
  @State private var order = Order()
  var body: some View {
    AmountRow(amount: order.amount)
    Button("Sync") { order.amount = 9 }
  }
}
:mount OrderPage()
:tap Sync
