import Foundation
final class Heartbeat {
  private var timer: Timer?
  private(set) var beats = 0
  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.beats += 1 }  // wrong
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beats += 1 }  // right
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
  deinit { timer?.invalidate() }
}
var heartbeat: Heartbeat? = Heartbeat()
heartbeat?.start()
heartbeat = nil
:advance 3s
