import Foundation

final class Pulse: NSObject {
  private var timer: Timer?
  var beats = 0
  func start() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(beat), userInfo: nil, repeats: true)  // wrong
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.beats += 1 }  // right
  }
  @objc func beat() { beats += 1 }
}
