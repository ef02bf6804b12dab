class Editor: ObservableObject, Identifiable { @Published var text = ""; init(text: String) { self.text = text } }
class Notes: ObservableObject {
  @Published var notes = ["one"]
  @Published var editor: Editor?
  func edit(_ n: Int) { editor = Editor(text: notes[n]) }
}
struct Screen: View {
  @StateObject private var notes = Notes()
  var body: some View {
    Button("Edit") { notes.edit(0) }.sheet(item: $notes.editor) { editor in Text(editor.text) }
  }
}
:mount Screen()
:tap Edit
:tap Dismiss
