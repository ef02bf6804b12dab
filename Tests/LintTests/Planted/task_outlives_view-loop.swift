import SwiftUI

struct Ticker: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)")
      .onAppear { poll() }  // wrong
      .task { await poll() }  // right
  }
  private func poll() {  // wrong
    Task {  // wrong
  private func poll() async {  // right
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        n += 1
      }
    }  // wrong
  }
}
struct TickerHost: View {
  @State private var isShown = true
  var body: some View {
    Toggle("Show", isOn: $isShown)
    if isShown { Ticker() }
  }
}
