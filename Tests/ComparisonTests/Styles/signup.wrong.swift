// differs: screen
import SwiftUI

@Observable final class SignUpViewModel {
    var email = ""
    var password = ""
    var isValid: Bool { email.contains("@") && password.count >= 6 }
    private(set) var hint = "Enter your email"
}

struct SignUpView: View {
    @State private var viewModel = SignUpViewModel()

    var body: some View {
        Form {
            TextField("Email", text: $viewModel.email)
            SecureField("Password", text: $viewModel.password)
            Text(viewModel.hint)
            Button("Sign up") { print("signed up as \(viewModel.email)") }
                .disabled(!viewModel.isValid)
        }
    }
}

#Preview { SignUpView() }
