import SwiftUI
class Counter: ObservableObject { @Published var n = 0 }
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
