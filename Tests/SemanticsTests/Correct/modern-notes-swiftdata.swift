import SwiftData
import SwiftUI

@Model final class Note {
  var text: String
  var isPinned = false
  init(text: String) { self.text = text }
}

struct NoteRow: View {
  @Bindable var note: Note
  var body: some View {
    HStack {
      Text(note.isPinned ? "📌 \(note.text)" : note.text)
      Button("Pin \(note.text)") { note.isPinned.toggle() }
    }
  }
}

struct NotesView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Note.text) private var notes: [Note]
  @State private var text = ""
  var body: some View {
    List {
      ForEach(notes) { NoteRow(note: $0) }
        .onDelete { offsets in
          for offset in offsets { context.delete(notes[offset]) }
        }
      TextField("Note", text: $text)
      Button("Save") {
        context.insert(Note(text: text))
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}

#Preview { NotesView().modelContainer(for: Note.self, inMemory: true) }
:mount NotesView().modelContainer(for: Note.self, inMemory: true)
:type Note Milk
:tap Save
:tap "Pin Milk"
:type Note Bread
:tap Save
