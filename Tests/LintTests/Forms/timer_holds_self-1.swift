import Foundation
@Observable class T {
  var n = 0
  @ObservationIgnored var timer: Timer?
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } }
}
