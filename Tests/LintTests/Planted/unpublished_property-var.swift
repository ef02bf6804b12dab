import SwiftUI

class FormModel: ObservableObject {
  @Published var name = ""
  var isValid = false  // wrong
  @Published var isValid = false  // right
  func validate() { isValid = !name.isEmpty }
}

struct FormView: View {
  @StateObject private var model = FormModel()
  var body: some View {
    TextField("Name", text: $model.name)
    if model.isValid { Text("OK") }
    Button("Check", action: model.validate)
  }
}
