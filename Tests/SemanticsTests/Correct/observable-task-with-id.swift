@Observable @MainActor class Loader {
  var text = ""
  func load(_ id: Int) async { text = "…"; try? await Task.sleep(for: .seconds(1)); if !Task.isCancelled { text = "\(id)" } }
}
struct Screen: View {
  @State private var loader = Loader()
  @State private var id = 1
  var body: some View { Text(loader.text).task(id: id) { await loader.load(id) }; Button("Next") { id += 1 } }
}
:mount Screen()
:advance 2s
:tap Next
:advance 2s
