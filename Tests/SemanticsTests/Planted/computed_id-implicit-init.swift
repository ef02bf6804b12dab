import SwiftUI
struct Wrapped<Value>: Identifiable {
  let value: Value
  var id: UUID { .init() }  // wrong
  let id = UUID()  // right
}
struct Cell: View { let text: String; @State private var n = 0; var body: some View { Button("\(text) \(n)") { n += 1 } } }
struct Cells: View {
  @State private var cells = [Wrapped(value: "a"), Wrapped(value: "b")]
  @State private var title = "x"
  var body: some View {
    Text(title)
    ForEach(cells) { Cell(text: $0.value) }
    Button("Title") { title = "y" }
  }
}
:mount Cells()
:tap "a 0"
:tap Title
