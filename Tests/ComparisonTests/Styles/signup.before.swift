import Combine
import SwiftUI

final class SignUpViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isValid = false
    @Published private(set) var hint = "Enter your email"
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.CombineLatest($email, $password)
            .map { email, password in email.contains("@") && password.count >= 6 }
            .assign(to: &$isValid)
        $email
            .dropFirst()
            .map { $0.isEmpty ? "Enter your email" : "Hello, \($0)" }
            .sink { [weak self] in self?.hint = $0 }
            .store(in: &cancellables)
    }
}

struct SignUpView: View {
    @StateObject private var viewModel = SignUpViewModel()

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
