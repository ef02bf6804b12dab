import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileEditor: View {
  var profile: Profile  // wrong
  @Bindable var profile: Profile  // right
  var body: some View {
    Form {
      Section("Name") { TextField("Name", text: $profile.name) }
    }
  }
}

struct Screen: View {
  @State private var profile = Profile()
  @State private var isShown = false
  var body: some View {
    Button("Edit") { isShown = true }
      .sheet(isPresented: $isShown) { ProfileEditor(profile: profile) }
  }
}
