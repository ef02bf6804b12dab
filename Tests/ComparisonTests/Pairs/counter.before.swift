import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var step = 1
  private var taps = 0

  func add() {
    taps += 1
    count += step
  }
}

struct StepControl: View {
  @ObservedObject var counter: Counter
  var body: some View { Stepper("Step \(counter.step)", value: $counter.step) }
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  var body: some View {
    Text("Count \(counter.count)")
    Button("Add") { counter.add() }
    StepControl(counter: counter)
  }
}

#Preview { CounterView() }
