import SwiftUI

final class SignUp: ObservableObject {
  @Published var name = ""
  @Published var age = 17
  @Published var accepts = false
  @Published private(set) var message: String?
  var isValid: Bool { name.count > 2 && age >= 18 && accepts }
  func submit() { message = isValid ? "Welcome, \(name)" : nil }
}

struct Form1: View {
  @ObservedObject var form: SignUp
  var body: some View {
    Form {
      TextField("Name", text: $form.name)
      Stepper("Age \(form.age)", value: $form.age)
      Toggle("Accept", isOn: $form.accepts)
      Button("Submit") { form.submit() }.disabled(!form.isValid)
      if let message = form.message { Text(message) }
    }
  }
}

struct Page: View {
  @StateObject private var form = SignUp()
  var body: some View { Form1(form: form) }
}
#Preview { Page() }
