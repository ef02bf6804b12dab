import SwiftUI

class UserViewModel: ObservableObject {
  @Published var name = ""
  let id: Int
  init(id: Int) { self.id = id }
}

struct UserView: View {
  @StateObject private var viewModel: UserViewModel
  init(id: Int) {
    _viewModel = StateObject(wrappedValue: UserViewModel(id: id))
  }
  var body: some View { Text("User \(viewModel.id): \(viewModel.name)") }
}

struct UsersView: View {
  @State private var selection = 1
  var body: some View {
    Picker("User", selection: $selection) { Text("1").tag(1); Text("2").tag(2) }
    UserView(id: selection)  // wrong
    UserView(id: selection).id(selection)  // right
  }
}
