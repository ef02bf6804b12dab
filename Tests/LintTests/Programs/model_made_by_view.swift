import SwiftUI
@Observable class Counter { var n = 0 }
class Legacy: ObservableObject { @Published var n = 0 }
enum Stores { static let counter = Counter() }

struct Plain: View {
  let counter = Counter() // finds model_made_by_view
  var body: some View { Text("\(counter.n)") }
}
struct Variable: View {
  private var counter: Counter = Counter() // finds model_made_by_view
  var body: some View { Button("\(counter.n)") { counter.n += 1 } }
}
struct Explicit: View {
  var counter = Counter.init() // finds model_made_by_view
  var body: some View { Text("\(counter.n)") }
}
struct OfLegacy: View {
  var model = Legacy() // finds model_made_by_view
  var body: some View { Text("\(model.n)") }
}
struct Computed: View {
  var counter: Counter { Counter() } // finds model_made_by_view
  var body: some View { Text("\(counter.n)") }
}

struct Owned: View {
  @State private var counter = Counter()
  @StateObject private var model = Legacy()
  var body: some View { Text("\(counter.n) \(model.n)") }
}
struct Received: View {
  let counter: Counter
  var body: some View { Text("\(counter.n)") }
}
struct Shared: View {
  let counter = Stores.counter
  static let own = Counter()
  var body: some View { Text("\(counter.n) \(Self.own.n)") }
}
struct Values: View {
  let formatter = DateFormatter()
  let numbers = [1, 2]
  var body: some View { Text("\(numbers.count)") }
}
