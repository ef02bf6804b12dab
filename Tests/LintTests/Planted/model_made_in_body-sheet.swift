import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Editor: View {
  let basket: Basket
  var body: some View { Button("Add") { basket.items.append("y") }.disabled(basket.total > 3) }
}

struct Shop: View {
  @State private var shown = false
  @State private var basket = Basket()  // right
  var body: some View {
    Button("Edit") { shown = true }
      .sheet(isPresented: $shown) { Editor(basket: Basket()) }  // wrong
      .sheet(isPresented: $shown) { Editor(basket: basket) }  // right
  }
}
