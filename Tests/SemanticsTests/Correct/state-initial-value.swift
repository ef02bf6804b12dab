@Observable class Model { var n: Int; init(n: Int) { self.n = n } }
struct Counter: View {
  @State private var model: Model
  init(n: Int) { _model = State(initialValue: Model(n: n)) }
  var body: some View { Button("Add") { model.n += 1 }; Text("\(model.n)") }
}
struct Screen: View {
  @State private var t = 0
  var body: some View { Counter(n: 1); Button("Tick") { t += 1 }; Text("\(t)") }
}
:mount Screen()
:tap Add
:tap Tick
:tap Add
:tap Tick
