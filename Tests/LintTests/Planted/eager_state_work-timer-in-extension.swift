import SwiftUI

@Observable final class Ticker {
  var ticks = 0
  init() {
    start()  // wrong
  }
}

extension Ticker {
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
  }
}

struct TickerView: View {
  @State private var ticker = Ticker()
  var body: some View {
    Text("\(ticker.ticks)")
      .task { ticker.start() }  // right
  }
}
