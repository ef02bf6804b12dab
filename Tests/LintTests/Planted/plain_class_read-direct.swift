import SwiftUI

class Note {  // wrong
@Observable class Note {  // right
  var text = "Hello"
}

struct NoteView: View {
  let note: Note
  var body: some View {
    VStack {
      Text(note.text)
      Button("Shout") { note.text = note.text.uppercased() }
    }
  }
}
