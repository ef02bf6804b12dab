import SwiftUI
import Combine
@Observable final class TickerModel {
  var ticks = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  init() {  // wrong
  init() {}  // right
  func start() {  // right
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
      .store(in: &bag)
  }
}
struct Ticker: View {
  let unit: String
  @State private var model = TickerModel()
  var body: some View {
    Text("\(model.ticks) \(unit)")
      .task { model.start() }  // right
  }
}
struct TickerHost: View {
  @State private var unit = "s"
  var body: some View { Ticker(unit: unit); Button("Unit") { unit = "sec" } }
}
:mount TickerHost()
:tap Unit
