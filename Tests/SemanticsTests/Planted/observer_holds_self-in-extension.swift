import Foundation
final class KeyboardWatcher {
  private(set) var isShown = false
  private var token: NSObjectProtocol?
  init() { register() }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
extension KeyboardWatcher {
  private func register() {
    let center = NotificationCenter.default
    token = center.addObserver(forName: Notification.Name("shown"), object: nil, queue: .main) { _ in  // wrong
      self.isShown = true  // wrong
    }  // wrong
    token = center.addObserver(forName: Notification.Name("shown"), object: nil, queue: .main) { [weak self] _ in  // right
      self?.isShown = true  // right
    }  // right
  }
}
var watcher: KeyboardWatcher? = KeyboardWatcher()
watcher = nil
