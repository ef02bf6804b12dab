import SwiftUI

@Observable class ProfileViewModel {
  var isEditing = false
  let user: String
  init(user: String) { self.user = user }
}

final class Container {
  static let shared = Container()
  func profileViewModel(for user: String) -> ProfileViewModel { ProfileViewModel(user: user) }
}

struct ProfileView: View {
  @State var viewModel: ProfileViewModel  // right
  var viewModel: ProfileViewModel  // wrong
  init(user: String) {
    _viewModel = State(initialValue: Container.shared.profileViewModel(for: user))  // right
    viewModel = Container.shared.profileViewModel(for: user)  // wrong
  }
  var body: some View {
    VStack {
      Text(viewModel.isEditing ? "Editing" : viewModel.user)
      Button("Edit") { viewModel.isEditing.toggle() }
    }
  }
}

struct Tabs: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      ProfileView(user: "Ann").tag(0)
      Text("Other").tag(1)
    }
  }
}
