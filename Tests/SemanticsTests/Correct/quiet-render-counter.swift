import SwiftUI
enum Debug { nonisolated(unsafe) static var bodies = 0 }
@Observable final class Item: Identifiable { let id: Int; var n = 0; init(id: Int) { self.id = id } }
struct ItemRow: View {
  let item: Item
  var body: some View {
    let _ = Debug.bodies += 1
    Button("row \(item.id): \(item.n)") { item.n += 1 }
  }
}
struct Rows: View {
  @State private var items = (1...3).map { Item(id: $0) }
  var body: some View { ForEach(items) { ItemRow(item: $0) } }
}
:mount Rows()
:tap "row 2: 0"
print(Debug.bodies)
