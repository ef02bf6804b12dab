// differs: screen, tracking, mistake
import SwiftUI

@MainActor
@Observable class LoginViewModel {
    var user = ""
    var code = ""
    private(set) var message: String?
    @ObservationIgnored private(set) var attempts = 0
    @ObservationIgnored var onSuccess: (() -> Void)?

    func submit() async {
        attempts += 1
        message = nil
        try? await Task.sleep(for: .milliseconds(400))
        if user.count > 2, code == "7" {
            message = "Welcome, \(user)"
            onSuccess?()
        } else {
            message = "Wrong code"
        }
    }
}

struct LoginView: View {
    enum Field { case user, code }
    @State private var viewModel = LoginViewModel()
    @FocusState private var field: Field?
    @State private var isIn = false
    var body: some View {
        Form {
            TextField("User", text: $viewModel.user).focused($field, equals: .user)
            SecureField("Code", text: $viewModel.code).focused($field, equals: .code)
            Button("Log in") {
                field = nil
                Task { await viewModel.submit() }
            }
            if let message = viewModel.message { Text(message) }
            if isIn { Text("Signed in after \(viewModel.attempts)") }
        }
        .onAppear {
            field = .user
            viewModel.onSuccess = { isIn = true }
        }
    }
}

#Preview { LoginView() }
