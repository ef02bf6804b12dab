import SwiftUI
struct Field: View {
  @State private var draft: String  // wrong
  @Binding private var draft: String  // right
  init(initial: String?) { _draft = State(initialValue: initial ?? "none") }  // wrong
  init(draft: Binding<String>) { _draft = draft }  // right
  var body: some View { Text(draft) }
}
struct FieldHost: View {
  @State private var name = "a"
  var body: some View {
    Field(initial: name)  // wrong
    Field(draft: $name)  // right
    Button("Set") { name = "b" }
  }
}
:mount FieldHost()
:tap Set
