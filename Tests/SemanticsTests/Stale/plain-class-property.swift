import SwiftUI
class Item { var done = false }  // wrong
@Observable class Item { var done = false }  // right
struct Page: View {
  let item: Item
  var body: some View { Text(item.done ? "done" : "open") }
}
let item = Item()
:mount Page(item: item)
item.done = true
