import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct CheckoutPage: View {
  private let basket: Basket = {  // wrong
  @State private var basket: Basket = {  // right
    let b = Basket()
    b.note = "new"
    return b
  }()
  var body: some View {
    VStack {
      Text("\(basket.total) items")
      Button("Add") { basket.items.append("x") }
    }
  }
}

struct Shop: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("n") { n += 1 }
      CheckoutPage()
    }
  }
}
