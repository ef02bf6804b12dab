import SwiftUI
extension Notification.Name { static let arrived = Notification.Name("arrived") }
final class Mailbox {  // wrong
@Observable final class Mailbox {  // right
  var unread = 0
  init() {
    NotificationCenter.default.addObserver(forName: .arrived, object: nil, queue: nil) { [weak self] _ in self?.unread += 1 }
  }
}
struct Badge1: View {
  let mailbox: Mailbox
  var body: some View { Text("\(mailbox.unread)") }
}
let mailbox = Mailbox()
:mount Badge1(mailbox: mailbox)
NotificationCenter.default.post(name: .arrived, object: nil)
