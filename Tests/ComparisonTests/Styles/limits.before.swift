import SwiftUI
final class Profile: ObservableObject {
  @Published var name = "" { didSet { if name.count > 12 { name = String(name.prefix(12)) } } }
  @Published var bio = "" 
  var left: Int { 40 - bio.count }
}
struct ProfileForm: View {
  @StateObject private var profile = Profile()
  var body: some View {
    TextField("Name", text: $profile.name)
    TextField("Bio", text: $profile.bio).onChange(of: profile.bio) { _, new in if new.count > 40 { profile.bio = String(new.prefix(40)) } }
    Text("\(profile.name): \(profile.left) left")
  }
}
#Preview { ProfileForm() }
