import SwiftUI
@Observable class Session { var user = "" }
class Legacy: ObservableObject { @Published var user = "" }
struct Child: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.user) }
}
struct LegacyChild: View {
  @EnvironmentObject var model: Legacy
  var body: some View { Text(model.user) }
}
struct Parent: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Child().environment(Session()) // finds environment_made_in_body
      LegacyChild()
        .environmentObject(Legacy()) // finds environment_made_in_body
    }
  }
}
struct Owner: View {
  @State private var session = Session()
  @StateObject private var model = Legacy()
  var body: some View {
    VStack {
      Child().environment(session)
      LegacyChild().environmentObject(model)
    }
    .environment(\.lineLimit, 2)
  }
}
#Preview { Child().environment(Session()) }
