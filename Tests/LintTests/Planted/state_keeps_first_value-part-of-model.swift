import SwiftUI

@Observable final class Profile {
  var name: String
  init(name: String) { self.name = name }
}

struct ProfileEditor: View {
  @State private var name: String  // wrong
  let profile: Profile  // wrong
  @Bindable var profile: Profile  // right
  init(profile: Profile) {
    self.profile = profile
    _name = State(wrappedValue: profile.name)  // wrong
  }
  var body: some View {
    TextField("name", text: $name)  // wrong
    TextField("name", text: $profile.name)  // right
  }
}

struct People: View {
  @State private var all = [Profile(name: "Ann"), Profile(name: "Bo")]
  @State private var chosen = 0
  var body: some View {
    VStack {
      Button("next") { chosen = (chosen + 1) % 2 }
      ProfileEditor(profile: all[chosen])
    }
  }
}
