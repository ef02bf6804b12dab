import SwiftUI

struct AmountField: View {
  @State private var text: String
  let amount: Int  // right
  init(amount: Int) {
    self.amount = amount  // right
    _text = State(wrappedValue: "\(amount)")
  }
  var body: some View {
    TextField("Amount", text: $text)
      .onChange(of: amount) { text = "\(amount)" }  // right
  }
}

struct Screen: View {
  @State private var amount = 1
  var body: some View {
    Button("More") { amount += 1 }
    AmountField(amount: amount)
  }
}
