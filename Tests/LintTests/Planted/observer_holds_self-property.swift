import Foundation

final class Monitor {
  private var token: (any NSObjectProtocol)?
  private(set) var count = 0
  func start() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("changed"), object: nil, queue: nil
    ) { _ in  // wrong
    ) { [weak self] _ in  // right
      self.count += 1  // wrong
      self?.count += 1  // right
    }
  }
}

var monitor: Monitor? = Monitor()
monitor?.start()
monitor = nil
