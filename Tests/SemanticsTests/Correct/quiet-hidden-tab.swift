import SwiftUI
@Observable final class Inbox { var unread = 0 }
struct InboxTab: View { let inbox: Inbox; var body: some View { Text("\(inbox.unread)") } }
struct Main: View { let inbox: Inbox; @State private var tab = 0
  var body: some View { TabView(selection: $tab) { InboxTab(inbox: inbox).tabItem { Text("Inbox") }.tag(0); Text("Other").tabItem { Text("Other") }.tag(1) } } }
let inbox = Inbox()
:mount Main(inbox: inbox)
inbox.unread = 3
