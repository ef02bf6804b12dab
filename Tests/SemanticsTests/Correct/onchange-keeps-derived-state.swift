struct Screen: View {
  @State private var text = ""
  @State private var count = 0
  var body: some View { TextField("Text", text: $text).onChange(of: text) { count = text.count }; Text("\(count)") }
}
:mount Screen()
:type "Text" "ab"
