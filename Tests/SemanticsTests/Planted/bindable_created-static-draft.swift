import SwiftUI
@Observable final class Draft {
  var title = ""
  static var empty: Draft { Draft() }
}
struct DraftForm: View {
  let number: Int
  @Bindable private var draft = Draft.empty  // wrong
  @State private var draft = Draft.empty  // right
  var body: some View {
    TextField("Title", text: $draft.title)
    Text("\(number)")
  }
}
struct Drafts: View {
  @State private var number = 1
  var body: some View {
    DraftForm(number: number)
    Button("Next") { number += 1 }
  }
}
:mount Drafts()
:type Title x
:tap Next
