import SwiftUI
@Observable class Profile { var name = "" }
struct Wrong: View {
  @Bindable var profile = Profile() // finds bindable_created
  var body: some View { TextField("Name", text: $profile.name) }
}
struct Right: View {
  @State private var profile = Profile()
  @Bindable var received: Profile
  var body: some View {
    @Bindable var local = received
    TextField("Name", text: $profile.name)
    TextField("Name", text: $local.name)
  }
}
