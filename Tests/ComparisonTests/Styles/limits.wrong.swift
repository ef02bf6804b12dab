// differs: screen
import SwiftUI
@Observable final class Profile {
  var name = "" { didSet { if name.count > 12 { name = String(name.prefix(12)) } } }
  var bio = "" 
  var left: Int { 40 - bio.count }
}
struct ProfileForm: View {
  @State private var profile = Profile()
  var body: some View {
    TextField("Name", text: $profile.name)
    TextField("Bio", text: $profile.bio).onChange(of: profile.bio) { _, new in if new.count >= 40 { profile.bio = String(new.prefix(39)) } }
    Text("\(profile.name): \(profile.left) left")
  }
}
#Preview { ProfileForm() }
