import SwiftUI

@Observable class Stats {
  var renders = 0
  var items = ["a"]
}

struct StatsView: View {
  @State private var stats = Stats()
  var body: some View {
    VStack {
      content(for: stats.items)
      Text("Rendered \(stats.renders)")
      Button("Add") { stats.items.append("b") }
    }
  }
  private func content(for items: [String]) -> some View {
    stats.renders += 1  // wrong
    return ForEach(items, id: \.self) { Text($0) }
      .onAppear { stats.renders += 1 }  // right
  }
}
