import SwiftUI

final class ProfileModel: ObservableObject {
  let user: String
  @Published var likes = 0
  init(user: String) { self.user = user }
}

struct ProfileView: View {
  @StateObject private var model: ProfileModel
  init(user: String) {
    _model = StateObject(wrappedValue: ProfileModel(user: user))
  }
  var body: some View { Text("\(model.user) \(model.likes)") }
}

struct Screen: View {
  @State private var user = "Ann"
  var body: some View {
    Button("Bob") { user = "Bob" }
    ProfileView(user: user)  // wrong
    ProfileView(user: user).id(user)  // right
  }
}
