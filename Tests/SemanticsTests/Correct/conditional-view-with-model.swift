class Model: ObservableObject { @Published var n = 0; init() { bump() }; private func bump() { n += 1 } }
struct Panel: View { @StateObject private var model = Model(); var body: some View { Text("\(model.n)"); Button("Add") { model.n += 1 } } }
struct Screen: View {
  @State private var isOpen = true
  var body: some View { if isOpen { Panel() }; Button("Switch") { isOpen.toggle() } }
}
:mount Screen()
:tap Add
:tap Switch
:tap Switch
:tap Add
