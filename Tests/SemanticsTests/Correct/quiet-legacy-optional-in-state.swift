import SwiftUI
final class Editing: ObservableObject, Identifiable { @Published var text = ""; let id = 1 }
struct EditorView: View { @ObservedObject var editing: Editing; var body: some View { TextField("Edit", text: $editing.text); Text(editing.text) } }
struct Main: View {
  @State private var editing: Editing?
  var body: some View {
    Button("Edit") { editing = Editing() }
    Text(editing == nil ? "idle" : "editing")
    if let editing { EditorView(editing: editing) }
  }
}
:mount Main()
:tap Edit
:type Edit a
