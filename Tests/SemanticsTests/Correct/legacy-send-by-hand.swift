class Model: ObservableObject {
  var n = 0 { willSet { objectWillChange.send() } }
  init() { setUp() }
  func setUp() { n = 4 }
}
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Text("\(model.n)"); Button("Add") { model.n += 1 } }
}
:mount Screen()
:tap Add
