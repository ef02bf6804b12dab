import SwiftUI

struct Poll: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onAppear { start() }  // wrong
      .task { await poll() }  // right
  }
  private func start() {  // wrong
    Task { await poll() }  // wrong
  }  // wrong
  private func poll() async {
    while !Task.isCancelled {
      count += 1
      try? await Task.sleep(for: .seconds(2))
    }
  }
}
