import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Detail: View {
  @State var basket: Basket  // wrong
  var basket: Basket  // right
  var body: some View { Text(basket.note) }
}

struct Root: View {
  @State private var all = [Basket(), Basket()]
  @State private var i = 0
  var body: some View {
    VStack {
      Detail(basket: all[i])
      Button("next") { i = 1 - i }
    }
  }
}
