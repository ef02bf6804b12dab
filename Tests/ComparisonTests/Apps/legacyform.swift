import Combine
import SwiftUI

struct Credentials: Equatable {
  var email = ""
  var password = ""
  var repeated = ""
  var birthYear = 2000
  var acceptsTerms = false
}

enum FieldError: String, Identifiable {
  case email = "The address needs an @."
  case short = "Use at least 6 characters."
  case mismatch = "The passwords differ."
  case terms = "Accept the terms."
  var id: String { rawValue }
}

final class SignUpModel: ObservableObject {
  @Published var credentials = Credentials()
  @Published private(set) var errors: [FieldError] = []
  @Published private(set) var isSubmitting = false
  @Published var isDone = false
  private var cancellables: Set<AnyCancellable> = []
  private let submitSubject = PassthroughSubject<Credentials, Never>()

  init() {
    $credentials
      .dropFirst()
      .removeDuplicates()
      .map(Self.validate)
      .sink { [weak self] in self?.errors = $0 }
      .store(in: &cancellables)
    submitSubject
      .sink { [weak self] _ in self?.isSubmitting = true }
      .store(in: &cancellables)
  }

  var canSubmit: Bool { errors.isEmpty && credentials != Credentials() && !isSubmitting }

  private static func validate(_ c: Credentials) -> [FieldError] {
    var result: [FieldError] = []
    if !c.email.contains("@") { result.append(.email) }
    if c.password.count < 6 { result.append(.short) }
    if c.password != c.repeated { result.append(.mismatch) }
    if !c.acceptsTerms { result.append(.terms) }
    return result
  }

  @MainActor func submit() async {
    submitSubject.send(credentials)
    try? await Task.sleep(nanoseconds: 100_000_000)
    isSubmitting = false
    isDone = true
  }

  func reset() {
    credentials = Credentials()
    errors = []
    isDone = false
  }
}

struct ErrorList: View {
  let errors: [FieldError]
  var body: some View {
    ForEach(errors) { Label($0.rawValue, systemImage: "exclamationmark.triangle").foregroundStyle(.red) }
  }
}

struct PasswordFields: View {
  @Binding var password: String
  @Binding var repeated: String
  @State private var isVisible = false
  var body: some View {
    Group {
      if isVisible {
        TextField("Password", text: $password)
        TextField("Repeat", text: $repeated)
      } else {
        SecureField("Password", text: $password)
        SecureField("Repeat", text: $repeated)
      }
    }
    Toggle("Show", isOn: $isVisible)
  }
}

struct SignUpView: View {
  @StateObject private var model = SignUpModel()
  @Environment(\.colorScheme) private var scheme

  private var years: [Int] { Array(stride(from: 1950, through: 2010, by: 10)) }

  var body: some View {
    NavigationView {
      Form {
        Section("Account") {
          TextField("Email", text: $model.credentials.email)
            .textInputAutocapitalization(.never)
            .disableAutocorrection(true)
          PasswordFields(password: $model.credentials.password, repeated: $model.credentials.repeated)
        }
        Section {
          Picker("Year", selection: $model.credentials.birthYear) {
            ForEach(years, id: \.self) { Text(String($0)).tag($0) }
          }
          Toggle("Terms", isOn: $model.credentials.acceptsTerms)
        } header: {
          Text("About you")
        } footer: {
          ErrorList(errors: model.errors)
        }
        Button {
          Task { await model.submit() }
        } label: {
          if model.isSubmitting { ProgressView() } else { Text("Sign up") }
        }
        .disabled(!model.canSubmit)
        Button("Reset", role: .cancel, action: model.reset)
      }
      .navigationTitle("Sign up")
      .alert("Welcome", isPresented: $model.isDone) { Button("OK") { model.reset() } }
    }
    .preferredColorScheme(scheme)
  }
}

struct SignUpView_Previews: PreviewProvider {
  static var previews: some View { SignUpView() }
}
