import SwiftUI
final class SessionViewModel: ObservableObject {
  @Published var token: String?
  let host: String
  init(host: String) { self.host = host }
}
struct SessionScreen: View {
  @ObservedObject private var viewModel: SessionViewModel  // wrong
  @StateObject private var viewModel: SessionViewModel  // right
  init(host: String) {
    viewModel = SessionViewModel(host: host)  // wrong
    _viewModel = StateObject(wrappedValue: SessionViewModel(host: host))  // right
  }
  var body: some View { Button(viewModel.token ?? "none") { viewModel.token = "t" } }
}
struct Settings2: View {
  @State private var dark = false
  var body: some View {
    Toggle("Dark", isOn: $dark)
    SessionScreen(host: "example.org")
  }
}
:mount Settings2()
:tap none
:toggle Dark
