import SwiftUI
class FormModel: ObservableObject {
  @Published var isDirty = false
  var error: String?  // wrong
  @Published var error: String?  // right
}
final class AddressForm: FormModel {
  @Published var street = ""
  func submit() { if street.isEmpty { error = "Street is missing" } }
}
struct AddressScreen: View {
  @StateObject private var form = AddressForm()
  var body: some View {
    TextField("Street", text: $form.street)
    if let error = form.error { Text(error) }
    Button("Submit") { form.submit() }
  }
}
:mount AddressScreen()
:tap Submit
