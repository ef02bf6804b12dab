import SwiftUI
final class UserModel: ObservableObject {
  let userID: Int
  @Published var name: String
  init(userID: Int) { self.userID = userID; name = "User \(userID)" }
}
struct UserPage: View {
  @StateObject private var model: UserModel
  init(userID: Int) { self._model = .init(wrappedValue: .init(userID: userID)) }
  var body: some View { Text(model.name) }
}
struct Directory: View {
  @State private var selection = 1
  var body: some View {
    UserPage(userID: selection)  // wrong
    UserPage(userID: selection).id(selection)  // right
    Button("Next") { selection += 1 }
  }
}
:mount Directory()
:tap Next
