import SwiftUI

// MARK: - Session

struct User: Codable, Equatable {
  var name: String
}

enum LoginError: LocalizedError, Equatable {
  case wrongPassword
  case locked(attempts: Int)

  var errorDescription: String? {
    switch self {
    case .wrongPassword: "Wrong password"
    case .locked(let attempts): "Locked after \(attempts) attempts"
    }
  }

  var recoverySuggestion: String? { "Try again later." }
}

@MainActor
final class AuthSession: ObservableObject {
  @Published private(set) var user: User?
  private var attempts = 0

  var isSignedIn: Bool { user != nil }

  func signIn(email: String, password: String) async throws {
    try await Task.sleep(for: .seconds(1))
    guard attempts < 3 else { throw LoginError.locked(attempts: attempts) }
    guard password == "swordfish" else {
      attempts += 1
      throw LoginError.wrongPassword
    }
    user = User(name: String(email.prefix(while: { $0 != "@" })).capitalized)
  }

  func signOut() { user = nil }
}

// MARK: - Screen

struct LoginView: View {
  private enum Field: Hashable {
    case email, password
  }

  @EnvironmentObject private var session: AuthSession
  @State private var email = ""
  @State private var password = ""
  @State private var isWorking = false
  @State private var error: LoginError?
  @State private var task: Task<Void, Never>?
  @FocusState private var focusedField: Field?

  private var emailProblem: String? {
    if email.isEmpty { return nil }
    return email.contains("@") ? nil : "Not an email address"
  }

  private var isValid: Bool {
    emailProblem == nil && !email.isEmpty && password.count >= 8
  }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
        .foregroundStyle(.tint)
      ValidatedField(problem: emailProblem) {
        TextField("Email", text: $email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }
      }
      ValidatedField(problem: !password.isEmpty && password.count < 8 ? "At least 8 characters" : nil) {
        SecureField("Password", text: $password)
          .textContentType(.password)
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .onSubmit(signIn)
      }
      Button(action: signIn) {
        if isWorking {
          ProgressView()
        } else {
          Text("Sign in")
            .frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!isValid || isWorking)
      Group {
        switch focusedField {
        case .email: Text("Editing the email")
        case .password: Text("Editing the password")
        case nil: Text("Tap a field")
        }
      }
      .font(.caption2)
    }
    .padding(.horizontal, 32)
    .alert(
      "Could not sign in",
      isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }),
      presenting: error
    ) { error in
      Button("OK", role: .cancel) {}
      if error == .wrongPassword {
        Button("Clear password") { password = "" }
      }
    } message: { error in
      Text(error.errorDescription ?? "")
    }
    .onAppear { focusedField = .email }
    .onDisappear { task?.cancel() }
    .onChange(of: email) { oldValue, newValue in
      if newValue.hasSuffix(" ") { email = oldValue }
    }
  }

  private func signIn() {
    guard isValid else { return }
    isWorking = true
    task = Task {
      defer { isWorking = false }
      do {
        try await session.signIn(email: email, password: password)
      } catch let failure as LoginError {
        error = failure
      } catch {
        print("unexpected: \(error)")
      }
    }
  }
}

private struct ValidatedField<Field: View>: View {
  let problem: String?
  @ViewBuilder let field: Field

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      field
        .textFieldStyle(.roundedBorder)
      problem.map { Text($0).font(.caption).foregroundStyle(.red) }
    }
    .animation(.default, value: problem)
  }
}

struct HomeView: View {
  @EnvironmentObject private var session: AuthSession

  var body: some View {
    VStack {
      Text("Hello, \(session.user?.name ?? "nobody")!")
      Button("Sign out", action: session.signOut)
    }
  }
}

struct AuthRoot: View {
  @StateObject private var session = AuthSession()

  var body: some View {
    Group {
      if session.isSignedIn {
        HomeView()
      } else {
        LoginView()
      }
    }
    .environmentObject(session)
  }
}

#Preview {
  AuthRoot()
}
