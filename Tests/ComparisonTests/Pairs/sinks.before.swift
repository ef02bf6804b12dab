import Combine
import SwiftUI

final class SignUp: ObservableObject {
  @Published var user = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $user.combineLatest($password)
      .map { $0.count >= 3 && $1.count >= 2 }
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
  }
}

struct SignUpForm: View {
  @StateObject private var model = SignUp()
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
