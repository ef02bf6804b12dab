@Observable class Model { var items: [String] = []; init() { items = ["a"]; load() }; func load() { items.append("b") } }
struct List2: View {
  @State private var model = Model()
  var body: some View { ForEach(model.items, id: \.self) { Text($0) }; Button("Add") { model.items.append("c") } }
}
struct Screen: View {
  @State private var t = 0
  var body: some View { List2(); Button("Tick") { t += 1 }; Text("\(t)") }
}
:mount Screen()
:tap Add
:tap Tick
