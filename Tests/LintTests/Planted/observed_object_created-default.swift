import SwiftUI

class Stopwatch: ObservableObject {
  @Published private(set) var ticks = 0
  func tick() { ticks += 1 }
}

struct StopwatchView: View {
  @ObservedObject var stopwatch = Stopwatch()  // wrong
  @StateObject var stopwatch = Stopwatch()  // right

  var body: some View {
    Text("Ticks: \(stopwatch.ticks)")
      .onTapGesture(perform: stopwatch.tick)
  }
}
