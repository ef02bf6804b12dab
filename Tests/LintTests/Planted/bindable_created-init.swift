import SwiftUI

@Observable class SignUp {
  var email: String
  init(email: String = "") { self.email = email }
}

struct SignUpView: View {
  @Bindable private var form: SignUp = .init()  // wrong
  @State private var form: SignUp = .init()  // right
  var body: some View { TextField("Email", text: $form.email) }
}
