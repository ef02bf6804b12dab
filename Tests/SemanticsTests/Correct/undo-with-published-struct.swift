class Editor: ObservableObject {
  struct Doc: Equatable { var text = ""; var n = 0 }
  @Published var doc = Doc()
  private var past: [Doc] = []
  init() { edit { $0.text = "start" } }
  func edit(_ change: (inout Doc) -> Void) { past.append(doc); change(&doc) }
  func undo() { if let last = past.popLast() { doc = last } }
}
struct Screen: View {
  @StateObject private var editor = Editor()
  var body: some View { Text(editor.doc.text); Button("Edit") { editor.edit { $0.n += 1 } }; Button("Undo") { editor.undo() } }
}
:mount Screen()
:tap Edit
:tap Undo
