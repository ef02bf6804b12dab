import SwiftUI
@Observable final class Draft { var title = ""; var isPublic = false }
struct DraftForm: View {
  var draft: Draft  // wrong
  @Bindable var draft: Draft  // right
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      Toggle("Public", isOn: $draft.isPublic)
    }
  }
}
let draft = Draft()
:mount DraftForm(draft: draft)
