import SwiftUI
final class Session: ObservableObject { @Published var user = "Ann" }
struct Profile: View { @EnvironmentObject var session: Session; var body: some View { Text(session.user) } }
struct Home: View {
  @State private var shows = false
  var body: some View {
    Button("Profile") { shows = true }
      .popover(isPresented: $shows) { Profile() }
  }
}
@main struct MyApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      Home()
        .environmentObject(session)  // right
    }
  }
}
