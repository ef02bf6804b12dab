import SwiftUI
extension LoginScreen {
  final class ViewModel: ObservableObject {
    @Published var name = ""
    var isValid: Bool { !name.isEmpty }
  }
}
struct LoginScreen: View {
  @ObservedObject private var viewModel = ViewModel()  // wrong
  @StateObject private var viewModel = ViewModel()  // right
  var body: some View {
    TextField("Name", text: $viewModel.name)
    Button("Log in") {}.disabled(!viewModel.isValid)
  }
}
struct Welcome: View {
  @State private var step = 0
  var body: some View {
    Text("Step \(step)")
    LoginScreen()
    Button("Next") { step += 1 }
  }
}
:mount Welcome()
:tap Next
