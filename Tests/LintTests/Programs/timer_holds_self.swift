import Foundation
class Wrong {
  var n = 0
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } // finds timer_holds_self
  }
}
class Right {
  var n = 0
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.n += 1 }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.n += 1 }
  }
}
