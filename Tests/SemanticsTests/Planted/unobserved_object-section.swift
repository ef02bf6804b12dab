import SwiftUI
final class Basket: ObservableObject {
  @Published private(set) var items: [String] = []
  func add(_ item: String) { items.append(item) }
}
struct BasketSummary: View {
  let basket: Basket  // wrong
  @ObservedObject var basket: Basket  // right
  var body: some View { Text("\(basket.items.count) items") }
}
struct BasketScreen: View {
  @StateObject private var basket = Basket()  // right
  private let basket: Basket  // wrong
  init(basket: Basket) { self.basket = basket }  // wrong
  var body: some View {
    BasketSummary(basket: basket)
    Button("Add") { basket.add("x") }
  }
}
let basket = Basket()
:mount BasketScreen(basket: basket)  // wrong
:mount BasketScreen()  // right
:tap "Add"
