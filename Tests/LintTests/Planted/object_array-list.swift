import SwiftUI

final class Asset: ObservableObject, Identifiable {
  let id: String
  @Published var price = 0.0
  init(id: String) { self.id = id }
}

@MainActor final class Market: ObservableObject {
  @Published var assets = [Asset(id: "A"), Asset(id: "B")]
  func tick() { for asset in assets { asset.price += 1 } }
}

struct MarketView: View {
  @ObservedObject var market: Market
  var body: some View {
    List(market.assets) { asset in
      HStack { Text(asset.id); Spacer(); Text("\(asset.price)") }  // wrong
      AssetRow(asset: asset)  // right
    }
  }
}

struct AssetRow: View {
  @ObservedObject var asset: Asset
  var body: some View { Text("\(asset.price)") }
}
