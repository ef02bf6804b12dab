import SwiftUI
import Foundation
class NotesFile { var text = "one"; func save(_ text: String) { self.text = text } }  // wrong
@Observable class NotesFile { var text = "one"; func save(_ text: String) { self.text = text } }  // right
struct FileView: View {
  let file: NotesFile
  var lines: [Substring] { file.text.split(separator: "\n") }
  var body: some View { ForEach(lines, id: \.self) { Text(String($0)) } }
}
let file = NotesFile()
:mount FileView(file: file)
file.save("one\ntwo")
