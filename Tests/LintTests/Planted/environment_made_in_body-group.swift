import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Leaf: View {
  @Environment(Basket.self) private var basket
  var body: some View { Button("\(basket.total)") { basket.items.append("x") } }
}

struct Root: View {
  @State private var n = 0  // wrong
  @State private var n = 0  // right
  @State private var basket = Basket()  // right
  var body: some View {
    Group {
      Text("\(n)")
      Leaf()
      Button("n") { n += 1 }
    }.environment(Basket())  // wrong
    }.environment(basket)  // right
  }
}
