import SwiftUI
class Draft { var text = "" }  // wrong
@Observable class Draft { var text = "" }  // right
struct Sheet: View {
  let draft: Draft
  var body: some View {
    Text(draft.text)
    Button("Type") { draft.text = "hello" }
  }
}
struct Composer: View {
  @State private var isOpen = true
  let draft = Draft()
  var body: some View { Text("compose").sheet(isPresented: $isOpen) { Sheet(draft: draft) } }
}
:mount Composer()
:tap Type
