import SwiftUI
import Foundation
class Inbox {  // wrong
@Observable class Inbox {  // right
  var unread = 0
  init() {
    NotificationCenter.default.addObserver(forName: Notification.Name("mail"), object: nil, queue: nil) { [weak self] _ in
      self?.unread += 1
    }
  }
}
struct InboxView: View {
  let inbox: Inbox
  var body: some View { Text("\(inbox.unread)") }
}
let inbox = Inbox()
:mount InboxView(inbox: inbox)
NotificationCenter.default.post(name: Notification.Name("mail"), object: nil)
