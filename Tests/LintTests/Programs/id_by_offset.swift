import SwiftUI
struct Item: Identifiable {
  let id: Int
  var name = ""
}
struct V: View {
  @State private var items = [Item(id: 1)]
  let fixed = ["a", "b"]
  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text(item.name) } // finds id_by_offset
    ForEach(items.indices, id: \.self) { Text(items[$0].name) } // finds id_by_offset
    ForEach(0..<items.count, id: \.self) { Text(items[$0].name) } // finds id_by_offset
    ForEach(items) { Text($0.name) }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in Text(item.name) }
    ForEach(fixed.indices, id: \.self) { Text(fixed[$0]) }
    ForEach(0..<3) { Text("\($0)") }
    Button("Remove") { items.removeFirst() }
  }
}
