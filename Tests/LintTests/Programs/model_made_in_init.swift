import SwiftUI
@Observable class Counter {
  var n: Int
  init(n: Int = 0) { self.n = n }
}
class Legacy: ObservableObject { @Published var n = 0 }

struct InInit: View {
  let counter: Counter
  init(start: Int) {
    counter = Counter(n: start) // finds model_made_in_init
  }
  var body: some View { Text("\(counter.n)") }
}
struct BySelf: View {
  private let counter: Counter
  init() {
    self.counter = Counter() // finds model_made_in_init
  }
  var body: some View { Text("\(counter.n)") }
}
struct Observed: View {
  @ObservedObject var model: Legacy
  init() {
    model = Legacy() // finds model_made_in_init
  }
  var body: some View { Text("\(model.n)") }
}
struct Wrapped: View {
  @ObservedObject var model: Legacy
  init() {
    _model = ObservedObject(wrappedValue: Legacy()) // finds model_made_in_init
  }
  var body: some View { Text("\(model.n)") }
}

struct Kept: View {
  @State private var counter: Counter
  @StateObject private var model: Legacy
  init(start: Int) {
    _counter = State(initialValue: Counter(n: start))
    _model = StateObject(wrappedValue: Legacy())
  }
  var body: some View { Text("\(counter.n) \(model.n)") }
}
struct Passed: View {
  let counter: Counter
  init(counter: Counter) { self.counter = counter }
  var body: some View { Text("\(counter.n)") }
}
