import SwiftUI
struct PollView: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)")
      .onAppear { poll() }  // wrong
      .task { await run() }  // right
  }
  private func poll() {  // wrong
    Task { await run() }  // wrong
  }  // wrong
  private func run() async {
    while !Task.isCancelled {
      n += 1
      try? await Task.sleep(for: .seconds(1))
    }
  }
}
struct PollHost: View {
  @State private var isShown = true
  var body: some View {
    if isShown { PollView() }
    Button("Hide") { isShown = false }
  }
}
:mount PollHost()
:tap Hide
:advance 3s
