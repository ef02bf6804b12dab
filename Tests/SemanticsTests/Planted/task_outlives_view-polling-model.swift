import SwiftUI
@MainActor @Observable final class Quote {
  var price = 1
  func poll() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      price += 1
    }
  }
}
struct QuoteView: View {
  let quote: Quote
  var body: some View {
    Text("\(quote.price)")
      .onAppear { Task { await quote.poll() } }  // wrong
      .task { await quote.poll() }  // right
  }
}
struct QuoteHost: View {
  @State private var quote = Quote()
  @State private var isShown = true
  var body: some View {
    if isShown { QuoteView(quote: quote) }
    Button("Hide") { isShown = false }
  }
}
:mount QuoteHost()
:tap Hide
:advance 2s
