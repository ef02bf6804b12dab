@Observable class Model { var n: Int; init(n: Int) { self.n = n } }
struct Counter: View {
  @State private var model: Model
  let name: String
  init(name: String, n: Int) { self.name = name; _model = State(initialValue: Model(n: n)) }
  var body: some View { Button(name) { model.n += 1 }; Text("\(model.n)") }
}
struct Screen: View {
  @State private var title = "x"
  var body: some View {
    Text(title)
    Counter(name: "A", n: 1)
    Counter(name: "B", n: 2)
    Button("Rename") { title += "y" }
  }
}
:mount Screen()
:tap A
:tap Rename
:tap B
:tap Rename
