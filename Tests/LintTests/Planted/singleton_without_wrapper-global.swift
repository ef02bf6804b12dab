import SwiftUI

class Store: ObservableObject { @Published var coins = 0 }
let store = Store()

struct Purse: View {
  @ObservedObject private var purse = store  // right
  var body: some View {
    VStack {
      Text("\(store.coins) coins")  // wrong
      Text("\(purse.coins) coins")  // right
      Button("Earn") { store.coins += 1 }
    }
  }
}
