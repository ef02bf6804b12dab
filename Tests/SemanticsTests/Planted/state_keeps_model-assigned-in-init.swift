import SwiftUI
@Observable final class Note: Identifiable {
  let id: Int
  var text: String
  init(id: Int, text: String) { self.id = id; self.text = text }
}
@Observable final class Notebook {
  let notes = [Note(id: 1, text: "milk"), Note(id: 2, text: "eggs")]
  var index = 0
  var current: Note { notes[index] }
}
struct NoteEditor: View {
  @State private var note: Note  // wrong
  @Bindable private var note: Note  // right
  init(_ note: Note) { self.note = note }
  var body: some View { TextField("Text", text: $note.text) }
}
struct NotebookView: View {
  @State private var notebook = Notebook()
  var body: some View {
    NoteEditor(notebook.current)
    Button("Next") { notebook.index = 1 }
  }
}
:mount NotebookView()
:tap Next
