// "I pass a new name to my editor but the text field still shows the old one."
// says: state_keeps_first_value
struct NameEditor: View {
  @State private var text: String  // wrong
  @Binding var text: String  // right
  init(name: String) { _text = State(initialValue: name) }  // wrong
  var body: some View { Text(text) }
}
struct Person: View {
  @State private var name = "Ann"
  var body: some View {
    NameEditor(name: name)  // wrong
    NameEditor(text: $name)  // right
    Button("Bob") { name = "Bob" }
  }
}
:mount Person()
:tap Bob
