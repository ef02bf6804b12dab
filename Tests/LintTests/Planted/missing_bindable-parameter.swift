import SwiftUI
@Observable class Note { var text = "" }
struct Notes: View {
  let notes: [Note]
  var body: some View { editor(for: notes[0]) }
  private func editor(for note: Note) -> some View {
    @Bindable var note = note  // right
    return TextField("Note", text: $note.text)
  }
}
