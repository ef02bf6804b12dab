import SwiftUI
let path = NSTemporaryDirectory() + "obsh-stale-\(UUID().uuidString)"
try "one".write(toFile: path, atomically: true, encoding: .utf8)
@Observable class Note {
  var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }  // wrong
  var text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // right
  func save(_ new: String) {
    try? new.write(toFile: path, atomically: true, encoding: .utf8)
    text = new  // right
  }
}
struct NoteView: View {
  let note: Note
  var body: some View { Text(note.text) }
}
let note = Note()
:mount NoteView(note: note)
note.save("two")
