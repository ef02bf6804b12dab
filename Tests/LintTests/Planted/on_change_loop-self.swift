import SwiftUI

struct Amount: View {
  @State private var amount = 0
  @State private var edits = 0
  var body: some View {
    Button("\(amount)") { amount += 1 }
      .onChange(of: amount) { amount += 1 }  // wrong
      .onChange(of: amount) { edits += 1 }  // right
  }
}
