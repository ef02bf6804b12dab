import SwiftUI
@Observable class Loader {
  var items: [String] = []
  init() { Task { await load() } }
  func load() async { items = ["a"] }
}
@Observable class Ticker {
  var n = 0
  @ObservationIgnored private var timer: Timer?
  init() {
    start()
  }
  func start() { Task { n += 1 } }
}
@Observable class Pure {
  var items: [String]
  init(items: [String] = []) { self.items = items }
}
struct Wrong: View {
  @State private var loader = Loader() // finds eager_state_work
  @State private var ticker = Ticker() // finds eager_state_work
  var body: some View { Text("\(loader.items.count) \(ticker.n)") }
}
struct Right: View {
  @State private var pure = Pure()
  @State private var loader: Loader?
  var body: some View { Text("\(pure.items.count)").task { loader = Loader() } }
}
