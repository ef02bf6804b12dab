class Model: ObservableObject {
  @Published private(set) var items: [String] = []
  @Published var isLoading = false
  init() { load() }
  func load() { isLoading = true; items = ["a", "b"]; isLoading = false }
}
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { ForEach(model.items, id: \.self) { Text($0) }; Button("Reload") { model.load() } }
}
:mount Screen()
:tap Reload
