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
class Once {
  var n = 0
  func wait() {
    let token = NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { _ in
      self.n += 1
    }
    RunLoop.current.run(until: Date())
    NotificationCenter.default.removeObserver(token)
  }
}
