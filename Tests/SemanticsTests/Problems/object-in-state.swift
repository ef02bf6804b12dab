// "@State var model = Model(): the button changes the model, the text stays 0."
// says: object_in_state
// says: holds an ObservableObject without observing it
final class Counter: ObservableObject { @Published var n = 0 }
struct CounterView: View {
  @State private var counter = Counter()  // wrong
  @StateObject private var counter = Counter()  // right
  var body: some View {
    Text("\(counter.n)")
    Button("Add") { counter.n += 1 }
  }
}
:mount CounterView()
:tap Add
