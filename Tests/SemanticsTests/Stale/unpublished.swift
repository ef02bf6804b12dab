import SwiftUI
class Form: ObservableObject {
  @Published var name = ""
  var isValid = false  // wrong
  @Published var isValid = false  // right
}
struct FormView: View {
  @ObservedObject var form: Form
  var body: some View { Text(form.isValid ? "ok" : "no") }
}
let form = Form()
:mount FormView(form: form)
form.isValid = true
