import SwiftUI

final class Basket: ObservableObject {
  @Published var name = "basket"
  private(set) var items: [String] = []  // wrong
  @Published private(set) var items: [String] = []  // right
  func add(_ item: String) { items.append(item) }
}

struct BasketView: View {
  @StateObject private var basket = Basket()
  var body: some View {
    Text("\(basket.items.count) in \(basket.name)")
    Button("Add") { basket.add("apple") }
  }
}
