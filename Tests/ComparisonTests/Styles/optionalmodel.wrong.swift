// differs: screen, mistake, tracking, instances, discarded
import SwiftUI

@Observable final class Session {
    let user: String
    var unread = 2
    init(user: String) { self.user = user }
    func read() { unread = max(0, unread - 1) }
}

@Observable final class AppModel {
    private(set) var session: Session?
    func logIn() { session = Session(user: "Ann") }
    func logOut() { session = nil }
}

struct Inbox: View {
    @State var session = Session(user: "Ann")
    var body: some View {
        Text("\(session.user): \(session.unread) unread")
        Button("Read one") { session.read() }.disabled(session.unread == 0)
    }
}

struct RootScreen: View {
    @State private var app = AppModel()
    var body: some View {
        if let session = app.session {
            Inbox(session: session)
            Button("Log out") { app.logOut() }
        } else {
            Button("Log in") { app.logIn() }
        }
    }
}

#Preview { RootScreen() }
