import SwiftUI
final class Store: ObservableObject {
  @Published var name = "Ann"
  @Published var count = 0
}
struct NameView: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.name) }
}
struct CountView: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.count)") }
}
struct Page: View {
  @StateObject private var store = Store()
  var body: some View {
    NameView(store: store)
    CountView(store: store)
    Button("Count") { store.count += 1 }
  }
}
#Preview { Page() }
