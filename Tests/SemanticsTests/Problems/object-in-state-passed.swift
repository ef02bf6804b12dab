// "After Xcode's advice to use @State for everything my timer view does not tick."
// says: object_in_state
class Ticker: ObservableObject {
  @Published private(set) var ticks = 0
  func tick() { ticks += 1 }
}
struct TickerPage: View {
  @State var ticker: Ticker = Ticker()  // wrong
  @StateObject var ticker: Ticker = Ticker()  // right
  var body: some View {
    VStack {
      Text("\(ticker.ticks) ticks")
      Button("Tick", action: ticker.tick)
    }
  }
}
:mount TickerPage()
:tap Tick
