import SwiftUI

@Observable final class Prices {
  static var rate = 1.5  // wrong
  var rate = 1.5  // right
  var net = 100.0
  var gross: Double { net * Self.rate }  // wrong
  var gross: Double { net * rate }  // right
  func raise() { Self.rate += 1 }  // wrong
  func raise() { rate += 1 }  // right
}

struct PriceView: View {
  @State private var prices = Prices()
  var body: some View {
    Text("\(prices.gross)")
    Button("Raise") { prices.raise() }
  }
}
