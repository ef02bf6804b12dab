import SwiftUI
class Store: ObservableObject {
  @Published var items: [String] = []
  var filter = "" // finds unpublished_property
  var isLoading = false // finds unpublished_property
  var limit = 10
  func load() { isLoading = true }
}
class ByHand: ObservableObject {
  var n = 0 { willSet { objectWillChange.send() } }
  func add() { n += 1 }
}
struct List1: View {
  @StateObject private var store = Store()
  @ObservedObject var hand: ByHand
  var body: some View {
    Text("\(store.items.count) \(store.limit) \(hand.n)")
    if store.isLoading { ProgressView() }
    TextField("Filter", text: $store.filter)
    Text(store.filter)
  }
}
