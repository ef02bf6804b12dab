import Foundation

class Ticker: ObservableObject {
  @Published var n = 0
  private var timer: Timer?
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // wrong
      self.n += 1  // wrong
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // right
      self?.n += 1  // right
    }
  }
  deinit { timer?.invalidate() }
}
