import SwiftUI

class CounterModel: ObservableObject {
  @Published var value = 0
}

struct CounterView: View {
  @State private var counter = CounterModel()  // wrong
  @StateObject private var counter = CounterModel()  // right
  var body: some View {
    Button("Value \(counter.value)") { counter.value += 1 }
  }
}
