import SwiftUI
import Foundation
struct PriceRow: View {
  private static let formatter: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .decimal; return f }()
  let price: Int
  var body: some View { Text(Self.formatter.string(from: NSNumber(value: price)) ?? "") }
}
struct Prices: View { @State private var price = 10; var body: some View { PriceRow(price: price); Button("Up") { price += 1 } } }
:mount Prices()
:tap Up
