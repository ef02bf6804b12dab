@Observable class Profile { var name = "Ann"; var isPublic = false }
struct Editor: View {
  @Bindable var profile: Profile
  var body: some View { TextField("Name", text: $profile.name); Toggle("Public", isOn: $profile.isPublic) }
}
struct Screen: View {
  @State private var profile = Profile()
  var body: some View { Editor(profile: profile); Text(profile.name) }
}
:mount Screen()
:type "Name" "e"
:toggle Public
