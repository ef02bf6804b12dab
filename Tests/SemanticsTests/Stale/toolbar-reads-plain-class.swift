import SwiftUI
class Edit { var isDirty = false }  // wrong
@Observable class Edit { var isDirty = false }  // right
struct EditView: View {
  let edit: Edit
  var body: some View {
    Text("doc").toolbar { Text(edit.isDirty ? "*" : "") }
    Button("Change") { edit.isDirty = true }
  }
}
let edit = Edit()
:mount EditView(edit: edit)
:tap Change
