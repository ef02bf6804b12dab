import Foundation
class Wrong {
  var n = 0
  func start() {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { _ in // finds observer_holds_self
      self.n += 1
    }
  }
}
class Right {
  var n = 0
  func start() {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { [weak self] _ in
      self?.n += 1
    }
  }
}
