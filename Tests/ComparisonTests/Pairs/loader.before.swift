import SwiftUI

@MainActor
final class Loader: ObservableObject {
  @Published var names: [String] = []
  @Published var isLoading = false
  private var generation = 0

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
  @StateObject private var loader = Loader()
  var body: some View {
    if loader.isLoading { ProgressView("Loading") }
    ForEach(loader.names, id: \.self) { Text($0) }
    Button("Reload") { Task { await loader.load() } }
      .task { await loader.load() }
  }
}

#Preview { NamesView() }
