import SwiftUI
@Observable final class Wallet { var coins = 3 }
struct PayButton: View {
  @Environment(Wallet.self) private var wallet
  var body: some View { Text("\(wallet.coins)") }
}
struct Checkout: View {
  @State private var isPaying = false
  let wallet: Wallet
  var body: some View {
    Button("Pay") { isPaying = true }
      .fullScreenCover(isPresented: $isPaying) {
        PayButton()  // wrong
        PayButton().environment(wallet)  // right
      }
  }
}
struct ShopApp: App {
  @State private var wallet = Wallet()
  var body: some Scene { WindowGroup { Checkout(wallet: wallet) } }
}
:mount Checkout(wallet: Wallet())
:tap Pay
