import SwiftUI
struct Cell: Identifiable { let id = UUID(); let text: String }
struct Cells: View {
  @State private var texts = ["a", "b"]
  private var cells: [Cell] { texts.map { Cell(text: $0) } }  // wrong
  var body: some View {
    List(cells) { CellView(text: $0.text) }  // wrong
    List(texts, id: \.self) { CellView(text: $0) }  // right
    Button("Add") { texts.append("c\(texts.count)") }
  }
}
struct CellView: View { let text: String; @State private var on = false; var body: some View { Toggle(text, isOn: $on) } }
