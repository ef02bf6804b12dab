import SwiftUI

@Observable final class Router { var path: [String] = [] }
@Observable final class Inbox { var unread = 0 }

extension EnvironmentValues {
  private static let shared = Router()
  var router: Router { Self.shared }
}

@main struct MailApp: App {
  @State private var inbox = Inbox()
  var body: some Scene {
    WindowGroup {
      Mail()
        .environment(inbox)  // right
    }
  }
}

struct Mail: View {
  @Environment(\.router) private var router: Router
  @Environment(Inbox.self) private var inbox
  var body: some View { Text("\(inbox.unread) \(router.path.count)") }
}
