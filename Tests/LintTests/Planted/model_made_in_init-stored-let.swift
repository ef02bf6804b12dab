import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Page: View {
  private let basket: Basket
  init(title: String) { basket = Basket(); basket.note = title }  // wrong
  init(basket: Basket) { self.basket = basket }  // right
  var body: some View {
    VStack {
      Text(basket.note)
      Button("Add") { basket.items.append("x") }
      Text("\(basket.total)")
    }
  }
}

struct Shop: View {
  @State private var t = "a"  // wrong
  @State private var t = "a"  // right
  @State private var basket = Basket()  // right
  var body: some View {
    VStack {
      Page(title: t)  // wrong
      Button("t") { t += "b" }  // wrong
      Page(basket: basket)  // right
      Button("t") { t += "b" }  // right
    }
  }
}
