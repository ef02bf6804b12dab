import SwiftUI

@Observable class Session { var user = "Ann" }

// The app provides the model to all of its views. A preview of one in the middle does not: it is the preview that is
// reported, once.
@main struct NotesApp: App {
  @State private var session = Session()
  var body: some Scene {
    WindowGroup { Desk().environment(session) }
  }
}

struct Desk: View {
  var body: some View {
    Head()
    Drawer()
  }
}

struct Drawer: View {
  var body: some View {
    Head()
    Head()
  }
}

struct Head: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.user) }
}

#Preview("drawer") { Drawer() } // finds environment_missing
#Preview("head") { Head() } // finds environment_missing
#Preview("desk") { Desk().environment(Session()) }
