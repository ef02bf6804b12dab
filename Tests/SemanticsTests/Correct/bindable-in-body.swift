@Observable class Profile { var name = "Ann" }
struct Editor: View {
  @Environment(Profile.self) private var profile
  var body: some View { @Bindable var profile = profile; TextField("Name", text: $profile.name) }
}
struct Screen: View {
  @State private var profile = Profile()
  var body: some View { Editor().environment(profile); Text(profile.name) }
}
:mount Screen()
:type "Name" "e"
