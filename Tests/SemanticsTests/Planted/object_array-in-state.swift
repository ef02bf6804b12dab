import SwiftUI
final class TimerModel: ObservableObject, Identifiable {
  @Published var left = 60
  func tick() { left -= 1 }
}
struct Timers: View {
  @State private var timers = [TimerModel(), TimerModel()]
  var body: some View {
    ForEach(timers) { timer in
      Text("\(timer.left)")  // wrong
      TimerRow(timer: timer)  // right
    }
    Button("Tick") { timers.forEach { $0.tick() } }
  }
}
struct TimerRow: View {
  @ObservedObject var timer: TimerModel
  var body: some View { Text("\(timer.left)") }
}
:mount Timers()
:tap Tick
