import SwiftUI

@Observable
final class Counter {
  var count = 0
  var step = 1
  @ObservationIgnored private var taps = 0

  func add() {
    taps += 1
    count += step
  }
}

struct StepControl: View {
  @Bindable var counter: Counter
  var body: some View { Stepper("Step \(counter.step)", value: $counter.step) }
}

struct CounterView: View {
  @State private var counter = Counter()
  var body: some View {
    Text("Count \(counter.count)")
    Button("Add") { counter.add() }
    StepControl(counter: counter)
  }
}

#Preview { CounterView() }
