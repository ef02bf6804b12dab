import SwiftUI

@Observable final class Stats {
  var opened = 0
  var title: String {
    opened += 1  // wrong
    return "opened \(opened)"
  }
  func open() { opened += 1 }  // right
}

struct StatsView: View {
  @State private var stats = Stats()
  var body: some View {
    Text(stats.title)
      .onAppear { stats.open() }  // right
  }
}
