import SwiftUI
final class UserViewModel: ObservableObject {
  @Published var title: String
  init(userID: Int) { title = "user \(userID)" }
}
struct UserScreen: View {
  @StateObject private var viewModel: UserViewModel
  init(userID: Int) { _viewModel = StateObject(wrappedValue: UserViewModel(userID: userID)) }
  var body: some View { Text(viewModel.title) }
}
struct Users: View {
  @State private var selected = 1
  var body: some View {
    Button("Next") { selected += 1 }
    UserScreen(userID: selected)  // wrong
    UserScreen(userID: selected).id(selected)  // right
  }
}
:mount Users()
:tap Next
