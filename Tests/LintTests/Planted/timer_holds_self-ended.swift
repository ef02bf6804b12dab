import Foundation

class Poller: ObservableObject {
  @Published var n = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 }  // right
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 }  // wrong
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.n += 1
      if self.n > 9 { timer.invalidate() }
    }
  }
  func stop() { timer?.invalidate() }
}
