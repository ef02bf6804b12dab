import SwiftUI
class Auth: ObservableObject { @Published var user = "" }
struct Profile: View {
  @EnvironmentObject private var auth: Auth
  var body: some View { Text(auth.user) }
}
struct Root: View { var body: some View { TabView { Profile().tabItem { Text("p") } } } }
#Preview { Root() }
