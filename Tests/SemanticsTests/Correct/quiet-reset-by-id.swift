import SwiftUI
struct Form2: View {
  let initial: String
  @State private var text: String
  init(initial: String) { self.initial = initial; _text = State(initialValue: initial) }
  var body: some View { TextField("Text", text: $text); Text(initial) }
}
struct Host: View {
  @State private var round = UUID()
  @State private var value = "a"
  var body: some View {
    Form2(initial: value).id(round)
    Button("Reset") { value = "b"; round = UUID() }
  }
}
:mount Host()
:type Text x
:tap Reset
