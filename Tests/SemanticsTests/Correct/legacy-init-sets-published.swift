class Model: ObservableObject {
  @Published var items: [String] = []
  @Published var count: Int
  init() { count = 0; items = ["a", "b"]; count = items.count }
}
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Text("\(model.count)"); Button("Add") { model.items.append("c"); model.count += 1 } }
}
:mount Screen()
:tap Add
