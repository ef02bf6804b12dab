import SwiftUI
class Item: ObservableObject, Identifiable {
  let id = UUID()
  @Published var title = ""
  func rename() { title = "x" }
}
class Store: ObservableObject { @Published var items: [Item] = [] }
struct Wrong: View {
  @StateObject private var store = Store()
  var body: some View {
    List(store.items) { item in
      Text(item.title) // finds object_array
    }
  }
}
struct WrongForEach: View {
  @ObservedObject var store: Store
  var body: some View {
    ForEach(store.items) { item in
      Button(item.title) { item.rename() } // finds object_array
    }
  }
}
struct Row: View {
  @ObservedObject var item: Item
  var body: some View { Text(item.title) }
}
struct Right: View {
  @StateObject private var store = Store()
  var body: some View { List(store.items) { item in Row(item: item) } }
}
