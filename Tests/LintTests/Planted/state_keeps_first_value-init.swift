import SwiftUI

struct PriceTag: View {
  @State private var label: String  // wrong
  private var label: String  // right
  init(cents: Int) {
    _label = State(initialValue: "\(cents / 100).\(cents % 100) €")  // wrong
    label = "\(cents / 100).\(cents % 100) €"  // right
  }
  var body: some View { Text(label) }
}

struct CartView: View {
  @State private var cents = 1250
  var body: some View {
    VStack {
      PriceTag(cents: cents)
      Button("Add") { cents += 199 }
    }
  }
}
