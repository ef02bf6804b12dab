import SwiftUI
@Observable class Store {
  @ObservationIgnored var hits = 0  // wrong
  var hits = 0  // right
  func hit() { hits += 1 }
}
struct StoreView: View {
  @State private var store = Store()
  var body: some View {
    VStack {
      Text("Hits \(store.hits)")
      Button("Hit") { store.hit() }
    }
  }
}
:mount StoreView()
:tap Hit
