@Observable class Draft: Identifiable { var text: String; init(_ text: String) { self.text = text } }
struct Sheet: View { @Bindable var draft: Draft; var body: some View { TextField("Text", text: $draft.text) } }
struct Screen: View {
  @State private var draft: Draft?
  var body: some View { Button("New") { draft = Draft("x") }.sheet(item: $draft) { Sheet(draft: $0) } }
}
:mount Screen()
:tap New
:type "Text" "y"
:tap Dismiss
:tap New
