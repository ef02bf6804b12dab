import SwiftUI

struct ProfileView: View {
  var profile: Profile = .init(name: "Ann")  // wrong
  @State var profile: Profile = .init(name: "Ann")  // right

  var body: some View {
    VStack(alignment: .leading) {
      header
      Button("Rename") { profile.name = "Bob" }
    }
  }

  private var header: some View { Text(profile.name).font(.title) }
}

@Observable class Profile {
  var name: String
  init(name: String) { self.name = name }
}
