import Combine
import SwiftUI
final class Cart: ObservableObject {
  @Published var prices: [Int] = []
  @Published var label = ""
  var total: Int { prices.reduce(0, +) }
  private var bag = Set<AnyCancellable>()
  init() {
    $prices
      .sink { [weak self] _ in  // wrong
        guard let self else { return }  // wrong
        self.label = "\(self.total)"  // wrong
      .sink { [weak self] prices in  // right
        self?.label = "\(prices.reduce(0, +))"  // right
      }
      .store(in: &bag)
  }
}
struct CartView: View {
  @StateObject private var cart = Cart()
  var body: some View { Text(cart.label); Button("Add") { cart.prices.append(3) } }
}
