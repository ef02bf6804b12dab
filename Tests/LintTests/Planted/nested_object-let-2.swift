import SwiftUI

final class Session: ObservableObject { @Published var user: String? }
final class AppModel: ObservableObject {
  let session = Session()
  @Published var tab = 0
}

struct Gate: View {
  @EnvironmentObject var app: AppModel
  var body: some View {
    if let user = app.session.user {  // wrong
      Text("Hello \(user)")  // wrong
    } else {  // wrong
      Button("Log in") { app.session.user = "ann" }  // wrong
    }  // wrong
    SessionView(session: app.session)  // right
  }
}

struct SessionView: View {
  @ObservedObject var session: Session
  var body: some View {
    if let user = session.user {
      Text("Hello \(user)")
    } else {
      Button("Log in") { session.user = "ann" }
    }
  }
}

@main struct Main: App {
  @StateObject private var app = AppModel()
  var body: some Scene { WindowGroup { Gate().environmentObject(app) } }
}
