import Foundation

final class Poller {
  private var timer: Timer?
  private(set) var count = 0
}

extension Poller {
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.poll() }  // wrong
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.poll() }  // right
  }
  private func poll() { count += 1 }
}

var poller: Poller? = Poller()
poller?.start()
poller = nil
