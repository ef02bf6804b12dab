import SwiftUI
final class Market: ObservableObject {
  @Published var prices = Array(repeating: 100, count: 50)
}
struct Row: View {
  @ObservedObject var market: Market
  let index: Int
  var body: some View { Text("\(market.prices[index])") }
}
struct Page: View {
  let market: Market
  var body: some View { ForEach(0..<50) { Row(market: market, index: $0) } }
}
let market = Market()
func tick(_ index: Int) { market.prices[index] += 1 }
#Preview { Page(market: market) }
