import Foundation
final class Watcher {
  private var tokens: [NSObjectProtocol] = []
  private(set) var n = 0
  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { [weak self] _ in self?.n += 1 })
    var token: NSObjectProtocol?
    token = NotificationCenter.default.addObserver(forName: Notification.Name("b"), object: nil, queue: nil) { _ in
      self.n += 1
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }
  deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}
let watcher = Watcher()
watcher.start()
NotificationCenter.default.post(name: Notification.Name("b"), object: nil)
print(watcher.n)
