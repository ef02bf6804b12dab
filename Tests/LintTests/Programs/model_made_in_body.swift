import SwiftUI
@Observable class Item { var name = "" }
class Legacy: ObservableObject { @Published var name = "" }
struct Row: View {
  let item: Item
  var body: some View { Text(item.name) }
}
struct Editor: View {
  @Bindable var item: Item
  var body: some View { TextField("Name", text: $item.name) }
}
struct LegacyRow: View {
  @ObservedObject var model: Legacy
  var body: some View { Text(model.name) }
}
struct Keeper: View {
  @StateObject var model: Legacy
  var body: some View { Text(model.name) }
}

struct Parent: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Row(item: Item()) // finds model_made_in_body
      Editor(item: Item()) // finds model_made_in_body
      LegacyRow(model: Legacy()) // finds model_made_in_body
      Button("\(n)") { n += 1 }
    }
    .sheet(isPresented: .constant(true)) {
      Row(item: Item()) // finds model_made_in_body
    }
  }
}

struct Owner: View {
  @State private var item = Item()
  @State private var items: [Item] = []
  var body: some View {
    VStack {
      Row(item: item)
      Keeper(model: Legacy())
      Button("Add") {
        let item = Item()
        items = items + [item]
      }
    }
  }
}

#Preview { Row(item: Item()) }
