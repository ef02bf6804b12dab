@Observable class Model { var n: Int; init(n: Int) { self.n = n } }
struct Counter: View {
  @State private var model: Model
  init(n: Int) { _model = State(initialValue: Model(n: n)) }
  var body: some View { Button("Add") { model.n += 1 }; Text("\(model.n)") }
}
struct Screen: View {
  @State private var n = 1
  var body: some View { Counter(n: n).id(n); Button("Next") { n += 1 } }
}
:mount Screen()
:tap Add
:tap Next
:tap Add
