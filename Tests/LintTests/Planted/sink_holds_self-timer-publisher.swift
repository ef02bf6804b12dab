import Combine
import SwiftUI
final class Ticker: ObservableObject {
  @Published var n = 0
  private var bag: Set<AnyCancellable> = []
  func start() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in self.n += 1 }  // wrong
      .sink { [weak self] _ in self?.n += 1 }  // right
      .store(in: &bag)
  }
}
struct TickerView: View {
  @StateObject private var ticker = Ticker()
  var body: some View { Text("\(ticker.n)").onAppear { ticker.start() } }
}
