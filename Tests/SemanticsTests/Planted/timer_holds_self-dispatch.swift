import Foundation
import Observation
@Observable final class Poller {
  private(set) var polls = 0
  func start() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.poll() }  // wrong
    Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] timer in  // right
      guard let self else { return timer.invalidate() }  // right
      self.poll()  // right
    }  // right
  }
  private func poll() { polls += 1 }
}
var poller: Poller? = Poller()
poller?.start()
poller = nil
:advance 10s
