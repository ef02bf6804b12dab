import SwiftUI
struct Options { var bold = false }
@Observable class Editor {
  @ObservationIgnored var options = Options()  // wrong
  var options = Options()  // right
}
struct EditorView: View {
  let editor: Editor
  var body: some View { Text(editor.options.bold ? "B" : "b") }
}
let editor = Editor()
:mount EditorView(editor: editor)
editor.options.bold.toggle()
