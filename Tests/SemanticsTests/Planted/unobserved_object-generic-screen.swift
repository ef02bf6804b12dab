import SwiftUI
protocol LoginModeling: ObservableObject { var isBusy: Bool { get }; func logIn() }
final class LoginModel: LoginModeling {
  @Published private(set) var isBusy = false
  func logIn() { isBusy = true }
}
struct LoginScreen<Model: LoginModeling>: View {
  let model: Model  // wrong
  @ObservedObject var model: Model  // right
  var body: some View {
    if model.isBusy { ProgressView() }
    Button("Log in", action: model.logIn)
  }
}
struct LoginApp: View {
  @StateObject private var model = LoginModel()  // right
  private let model: LoginModel  // wrong
  init(model: LoginModel) { self.model = model }  // wrong
  var body: some View { LoginScreen(model: model) }
}
:mount LoginApp(model: LoginModel())  // wrong
:mount LoginApp()  // right
:tap "Log in"
