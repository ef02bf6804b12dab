import SwiftUI
final class Cursor { var offset = 0 }  // wrong
@Observable final class Cursor { var offset = 0 }  // right
struct Selection { var cursor: Cursor? }
@Observable final class Editor { var selection: Selection? = Selection(cursor: Cursor()) }
struct Page: View { let editor: Editor; var body: some View { if let offset = editor.selection?.cursor?.offset { Text("\(offset)") } } }
let editor = Editor()
:mount Page(editor: editor)
editor.selection?.cursor?.offset = 3
