import SwiftUI
struct RowItem: Identifiable { let id = UUID(); let text: String }  // wrong
struct RowItem: Identifiable { var id: String { text }; let text: String }  // right
@Observable final class Words {
  var words = ["a", "b"]
  var rows: [RowItem] { words.map { RowItem(text: $0) } }
}
struct RowView: View {
  let item: RowItem
  @State private var isOpen = false
  var body: some View { Button(isOpen ? "close \(item.text)" : "open \(item.text)") { isOpen.toggle() } }
}
struct WordList: View {
  @State private var words = Words()
  var body: some View {
    List(words.rows) { RowView(item: $0) }
    Button("Add") { words.words.append("c") }
  }
}
:mount WordList()
:tap "open a"
:tap Add
