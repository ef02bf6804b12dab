import Combine
import Foundation
@Observable final class Inbox {
  var unread = 0
  @ObservationIgnored private var link: AnyCancellable?  // right
  func start() {
    _ = NotificationCenter.default.publisher(for: Notification.Name("mail"))  // wrong
    link = NotificationCenter.default.publisher(for: Notification.Name("mail"))  // right
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.unread += 1 }
  }
}
