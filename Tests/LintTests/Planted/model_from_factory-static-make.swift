import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

enum Factory { static func makeBasket() -> Basket { Basket() } }

struct Page: View {
  let basket: Basket = Factory.makeBasket()  // wrong
  @State private var basket: Basket = Factory.makeBasket()  // right
  var body: some View {
    VStack {
      Text("\(basket.total)")
      Button("Add") { basket.items.append("x") }
    }
  }
}

struct Shop: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Page()
      Button("\(n)") { n += 1 }
    }
  }
}
