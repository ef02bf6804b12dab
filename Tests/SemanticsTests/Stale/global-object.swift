import SwiftUI
class Coins: ObservableObject { @Published var n = 0 }
let coins = Coins()
struct Purse: View {
  @ObservedObject private var own = coins  // right
  var body: some View { Text("\(coins.n)") }
}
:mount Purse()
coins.n = 5
