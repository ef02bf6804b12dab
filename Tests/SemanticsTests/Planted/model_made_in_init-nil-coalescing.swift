import SwiftUI
@MainActor @Observable final class ProfileViewModel {
  var name = "Ann"
  func rename() { name += "a" }
}
struct ProfileView: View {
  let isCompact: Bool
  private let viewModel: ProfileViewModel  // wrong
  @State private var viewModel: ProfileViewModel  // right
  init(isCompact: Bool, viewModel: ProfileViewModel? = nil) {
    self.isCompact = isCompact
    self.viewModel = viewModel ?? ProfileViewModel()  // wrong
    _viewModel = State(initialValue: viewModel ?? ProfileViewModel())  // right
  }
  var body: some View {
    Text(isCompact ? "-" : viewModel.name)
    Button("Rename") { viewModel.rename() }
  }
}
struct ProfileHost: View {
  @State private var isCompact = false
  var body: some View {
    ProfileView(isCompact: isCompact)
    Button("Compact") { isCompact.toggle() }
  }
}
:mount ProfileHost()
:tap Rename
:tap Compact
