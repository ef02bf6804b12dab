import SwiftUI

struct Validation: Equatable {
  var message: String?
  var isValid: Bool { message == nil }
}

@Observable final class SignUp {
  var name = ""
  var email = ""
  var age = 18
  var acceptsTerms = false
  private(set) var submitted: [String] = []

  var nameCheck: Validation { Validation(message: name.count < 3 ? "Name is too short" : nil) }
  var emailCheck: Validation { Validation(message: email.contains("@") ? nil : "Not an email") }
  var canSubmit: Bool { nameCheck.isValid && emailCheck.isValid && acceptsTerms }

  func submit() {
    submitted.append(name)
    name = ""
    email = ""
    acceptsTerms = false
  }
}

struct CheckedField: View {
  let title: String
  @Binding var text: String
  let validation: Validation
  var body: some View {
    VStack(alignment: .leading) {
      TextField(title, text: $text)
      if let message = validation.message, !text.isEmpty { Text(message).foregroundStyle(.red) }
    }
  }
}

struct SignUpForm: View {
  @State private var model = SignUp()
  var body: some View {
    Form {
      CheckedField(title: "Name", text: $model.name, validation: model.nameCheck)
      CheckedField(title: "Email", text: $model.email, validation: model.emailCheck)
      Stepper("Age \(model.age)", value: $model.age, in: 16...99)
      Toggle("Terms", isOn: $model.acceptsTerms)
      Button("Submit") { withAnimation { model.submit() } }.disabled(!model.canSubmit)
      ForEach(model.submitted, id: \.self) { Text("Welcome \($0)") }
    }
  }
}

#Preview { SignUpForm() }
:mount SignUpForm()
:type Name An
:type Name Ann
:type Email a@b.c
:toggle Terms
:tap Submit
