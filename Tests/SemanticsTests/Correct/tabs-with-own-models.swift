class First: ObservableObject { @Published var n = 0; init() { n = 1 } }
@Observable class Second { var n = 0; init() { n = 2 } }
struct A: View { @StateObject private var model = First(); var body: some View { Button("A") { model.n += 1 } } }
struct B: View { @State private var model = Second(); var body: some View { Button("B") { model.n += 1 } } }
struct Screen: View {
  @State private var tab = 0
  var body: some View { TabView(selection: $tab) { A().tag(0); B().tag(1) }; Button("Two") { tab = 1 } }
}
:mount Screen()
:tap A
:tap Two
:tap B
