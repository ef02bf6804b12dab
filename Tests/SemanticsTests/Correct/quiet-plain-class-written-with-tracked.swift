import SwiftUI
final class Buffer { var text = "a" }
@Observable final class Editor { let buffer = Buffer(); var revision = 0; func set(_ t: String) { buffer.text = t; revision += 1 } }
struct EditorView: View { let editor: Editor; var body: some View { let _ = editor.revision; Text(editor.buffer.text); Button("Set") { editor.set("b") } } }
:mount EditorView(editor: Editor())
:tap Set
