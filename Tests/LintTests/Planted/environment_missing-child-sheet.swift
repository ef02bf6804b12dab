import SwiftUI
@Observable class Session { var user = "" }
@main struct MyApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { TabView { Feed().environment(session); Me()  // wrong
  var body: some Scene { WindowGroup { TabView { Feed(); Me() }.environment(session)  // right
    }  // wrong
  } }
}
struct Feed: View { @Environment(Session.self) var session; var body: some View { Text(session.user) } }
struct Me: View { @Environment(Session.self) var session; var body: some View { Text(session.user) } }
