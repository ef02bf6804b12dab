import SwiftUI
@Observable final class Asset { var price = 100 }
@Observable final class Market {
  @ObservationIgnored var assets = (0..<50).map { _ in Asset() }
}
struct Row: View {
  let asset: Asset
  var body: some View { Text("\(asset.price)") }
}
struct Page: View {
  let market: Market
  var body: some View { ForEach(0..<50) { Row(asset: market.assets[$0]) } }
}
let market = Market()
func tick(_ index: Int) { market.assets[index].price += 1 }
#Preview { Page(market: market) }
