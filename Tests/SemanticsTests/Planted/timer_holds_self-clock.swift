import Foundation
import Observation
@Observable final class Stopwatch {
  private(set) var seconds = 0
  @ObservationIgnored private var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }  // wrong
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }  // right
  }
  deinit { timer?.invalidate() }
}
var watch: Stopwatch? = Stopwatch()
watch?.start()
watch = nil
:advance 2s
