import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Form1: View {
  @Bindable var basket = Basket()  // wrong
  @State var basket = Basket()  // right
  var body: some View { TextField("n", text: $basket.note) }
}

struct Root: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Form1()
      Button("n") { n += 1 }
    }
  }
}
