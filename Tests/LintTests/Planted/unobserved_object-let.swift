import SwiftUI

final class Basket: ObservableObject {
  @Published var total = 0.0
  func addApple() { total += 0.5 }
}

struct BasketSummary: View {
  let basket: Basket  // wrong
  @ObservedObject var basket: Basket  // right
  var body: some View { Text("Total: \(basket.total)") }
}
