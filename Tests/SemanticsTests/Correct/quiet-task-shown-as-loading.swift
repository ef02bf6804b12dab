import SwiftUI
@MainActor @Observable final class Loader {
  private(set) var text = ""
  private var task: Task<Void, Never>?
  var isLoading: Bool { task != nil }
  func load() {
    task?.cancel()
    task = Task {
      defer { task = nil }
      try? await Task.sleep(for: .seconds(1))
      text += "x"
    }
  }
  func cancel() { task?.cancel(); task = nil }
}
struct LoaderView: View {
  @State private var loader = Loader()
  var body: some View {
    if loader.isLoading { ProgressView() }
    Text(loader.text)
    Button("Load") { loader.load() }
    Button("Cancel") { loader.cancel() }
  }
}
:mount LoaderView()
:tap Load
:advance 2s
