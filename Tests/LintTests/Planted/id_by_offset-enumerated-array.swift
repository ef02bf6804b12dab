import SwiftUI

struct Note: Identifiable {
  let id: Int
  var text: String
}

struct NotesView: View {
  @State private var notes = [Note(id: 1, text: "a"), Note(id: 2, text: "b")]
  var body: some View {
    List {
      ForEach(Array(notes.enumerated()), id: \.0) { index, note in  // wrong
      ForEach(notes) { note in  // right
        NoteRow(note: note)
      }
    }
    Button("Remove") { notes.removeFirst() }
  }
}

struct NoteRow: View {
  let note: Note
  @State private var isOpen = false
  var body: some View { Toggle(note.text, isOn: $isOpen) }
}
