class Model: ObservableObject { @Published var n = 0; @Published var log: [Int] = []; func appear() { n += 1 } }
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.n)").onAppear { model.appear() }.onChange(of: model.n) { old, new in model.log.append(new) }
    Button("Add") { model.n += 1 }
  }
}
:mount Screen()
:tap Add
