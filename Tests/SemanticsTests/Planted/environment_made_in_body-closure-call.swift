import SwiftUI
final class Session: ObservableObject { @Published var user: String? }
struct Greeting: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button(session.user ?? "Log in") { session.user = "Ann" } }
}
struct Shell: View {
  @State private var tab = 0
  @StateObject private var session = Session()  // right
  var body: some View {
    VStack {
      Greeting()
      Button("Tab \(tab)") { tab += 1 }
    }
    .environmentObject({ let session = Session(); session.user = nil; return session }())  // wrong
    .environmentObject(session)  // right
  }
}
:mount Shell()
:tap "Log in"
:tap "Tab 0"
