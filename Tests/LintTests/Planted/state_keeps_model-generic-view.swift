import SwiftUI

@Observable final class Item {
  var name: String
  init(_ name: String) { self.name = name }
}

struct ItemView<Accessory: View>: View {
  @State var item: Item  // wrong
  let item: Item  // right
  @ViewBuilder let accessory: () -> Accessory
  var body: some View {
    HStack {
      Text(item.name)
      accessory()
    }
  }
}

struct Screen: View {
  @State private var items = [Item("a"), Item("b")]
  @State private var index = 0
  var body: some View {
    Button("Next") { index = 1 - index }
    ItemView(item: items[index]) { Text("!") }
  }
}
