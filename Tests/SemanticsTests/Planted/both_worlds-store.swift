import SwiftUI
@Observable  // wrong
final class Profile: ObservableObject {  // wrong
  @Published var name = ""  // wrong
@Observable final class Profile {  // right
  var name = ""  // right
}
struct ProfileView: View {
  @State var profile = Profile()
  var body: some View { Text(profile.name) }
}
