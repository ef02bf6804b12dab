import SwiftUI

class Cart: ObservableObject { @Published var items = 0 }

struct ShopApp: App {
  @StateObject var cart = Cart()
  @State private var showsCart = false
  var body: some Scene {
    WindowGroup {
      Shop()
        .environmentObject(cart)  // wrong
        .sheet(isPresented: $showsCart) { CartSheet() }
        .environmentObject(cart)  // right
    }
  }
}

struct Shop: View {
  var body: some View { Text("Shop") }
}

struct CartSheet: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.items)") }
}
