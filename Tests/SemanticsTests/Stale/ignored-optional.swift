import SwiftUI
@Observable class Profile {
  @ObservationIgnored var avatar: String?  // wrong
  var avatar: String?  // right
}
struct Avatar: View {
  let profile: Profile
  var body: some View { Text(profile.avatar ?? "?") }
}
let profile = Profile()
:mount Avatar(profile: profile)
profile.avatar = "me.png"
