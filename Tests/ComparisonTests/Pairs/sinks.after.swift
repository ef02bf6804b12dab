import SwiftUI

@Observable final class SignUp {
  var user = "" { didSet { validate() } }
  var password = "" { didSet { validate() } }
  private(set) var isValid = false

  private func validate() { isValid = user.count >= 3 && password.count >= 2 }
}

struct SignUpForm: View {
  @State private var model = SignUp()
  @State private var sent = 0
  var body: some View {
    Form {
      TextField("User", text: $model.user)
      SecureField("Password", text: $model.password)
      Button("Send") { sent += 1 }.disabled(!model.isValid)
      Text("sent \(sent)")
    }
  }
}

#Preview { SignUpForm() }
