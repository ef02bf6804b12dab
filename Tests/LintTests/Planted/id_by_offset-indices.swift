import SwiftUI

struct ShoppingItem: Identifiable, Equatable { let id = UUID(); var name: String }

struct Shopping: View {
  @State private var items = [ShoppingItem(name: "Milk")]
  var body: some View {
    List {
      ForEach(items.indices, id: \.self) { index in  // wrong
        TextField("Item", text: $items[index].name)  // wrong
      ForEach($items) { $item in  // right
        TextField("Item", text: $item.name)  // right
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
  }
}
