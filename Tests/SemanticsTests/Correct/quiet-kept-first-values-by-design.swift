import SwiftUI
struct Draft: View {
  @State private var text: String
  let save: (String) -> Void
  init(text: String, save: @escaping (String) -> Void) { _text = State(initialValue: text); self.save = save }
  var body: some View { TextField("Draft", text: $text); Button("Save") { save(text) } }
}
struct Note: Identifiable { let id: Int; var text: String }
struct Notes: View {
  @State private var notes = [Note(id: 1, text: "a"), Note(id: 2, text: "b")]
  @State private var edited: Note?
  var body: some View {
    ForEach($notes) { $note in Draft(text: note.text) { note.text = $0 } }
    Button("Edit") { edited = notes[0] }
      .sheet(item: $edited) { note in Draft(text: note.text) { notes[0].text = $0 } }
  }
}
:mount Notes()
:tap Edit
