import SwiftUI
@Observable final class Store {
  var name = "Ann"
  var count = 0
}
struct NameView: View {
  var store: Store
  var body: some View { Text(store.name) }
}
struct CountView: View {
  var store: Store
  var body: some View { Text("\(store.count)") }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    NameView(store: store)
    CountView(store: store)
    Button("Count") { store.count += 1 }
  }
}
#Preview { Page() }
