import SwiftUI
struct V: View {
  @State private var id = UUID()
  var body: some View {
    Text("a").id(UUID()) // finds id_made_in_body
    Text("b").id(UUID().uuidString) // finds id_made_in_body
    Text("c").id(id)
    Button("Again") { id = UUID() }
  }
}
struct Item: Identifiable {
  let id = UUID()
  let name: String
}
struct Numbered: Identifiable {
  let id: Int
  let name: String
}
@Observable class Names {
  var all = ["a", "b"]
  var items: [Item] { all.map { Item(name: $0) } }
  var numbered: [Numbered] { all.enumerated().map { Numbered(id: $0.offset, name: $0.element) } }
}
struct Made: View {
  let names: [String]
  @State private var kept = [Item(name: "kept")]
  private var items: [Item] { names.map { Item(name: $0) } }
  var body: some View {
    ForEach(items) { Text($0.name) } // finds id_made_in_body
    ForEach(names.map { Item(name: $0) }) { Text($0.name) } // finds id_made_in_body
    ForEach(kept) { Text($0.name) }
    Button("Add") { kept.append(Item(name: "more")) }
  }
}
struct OfModel: View {
  let names: Names
  var body: some View {
    ForEach(names.items) { Text($0.name) } // finds id_made_in_body
    ForEach(names.numbered) { Text($0.name) }
  }
}
