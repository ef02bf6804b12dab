import SwiftUI

@MainActor
@Observable
final class Loader {
  var names: [String] = []
  var isLoading = false
  @ObservationIgnored private var generation = 0

  func load() async {
    generation += 1
    let mine = generation
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(300))
    guard mine == generation else { return }
    names = ["Ann", "Ben \(mine)"]
  }
}

struct NamesView: View {
  @State private var loader = Loader()
  var body: some View {
    if loader.isLoading { ProgressView("Loading") }
    ForEach(loader.names, id: \.self) { Text($0) }
    Button("Reload") { Task { await loader.load() } }
      .task { await loader.load() }
  }
}

#Preview { NamesView() }
