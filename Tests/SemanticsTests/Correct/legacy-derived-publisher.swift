import Combine
class Form: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  init() { $name.map { !$0.isEmpty }.assign(to: &$isValid) }
}
struct Screen: View {
  @StateObject private var form = Form()
  var body: some View { TextField("Name", text: $form.name); Text(form.isValid ? "ok" : "empty") }
}
:mount Screen()
:type "Name" "Ann"
