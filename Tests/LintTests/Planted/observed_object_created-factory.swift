import SwiftUI

class LoginViewModel: ObservableObject {
  @Published var user = ""
  static func make() -> LoginViewModel { LoginViewModel() }
}

struct LoginView: View {
  @ObservedObject var viewModel = LoginViewModel.make()  // wrong
  @StateObject var viewModel = LoginViewModel.make()  // right
  var body: some View { TextField("User", text: $viewModel.user) }
}
