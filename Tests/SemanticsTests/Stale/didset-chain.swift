import SwiftUI
@Observable class Form {
  @ObservationIgnored var raw = "" { didSet { isValid = raw.count > 2 } }  // wrong
  @ObservationIgnored var isValid = false  // wrong
  var raw = "" { didSet { isValid = raw.count > 2 } }  // right
  var isValid = false  // right
}
struct FormView: View { let form: Form; var body: some View { Text(form.isValid ? "ok" : "no"); Button("Fill") { form.raw = "abc" } } }
:mount FormView(form: Form())
:tap Fill
