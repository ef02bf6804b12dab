import SwiftUI
@MainActor @Observable final class Loader {
  var items: [String] = []
  var isLoading = false
  init() {}
  func load() async {
    guard !isLoading else { return }
    isLoading = true
    print("load")
    try? await Task.sleep(nanoseconds: 200_000_000)
    items.append("Item \(items.count)")
    isLoading = false
  }
}
struct List1: View {
  @State private var loader = Loader()
  var body: some View {
    if loader.isLoading { ProgressView() }
    ForEach(loader.items, id: \.self) { Text($0) }
    Button("More") { Task { await loader.load() } }.task { await loader.load() }
  }
}
struct Host: View {
  @State private var n = 0
  var body: some View { List1(); Button("Host \(n)") { n += 1 } }
}
#Preview { Host() }
