import SwiftUI
class Clock { var ticks = 0 }  // wrong
@Observable class Clock { var ticks = 0 }  // right
struct ClockView: View {
  let clock: Clock
  var body: some View {
    Text("\(clock.ticks)")
      .task {
        try? await Task.sleep(for: .seconds(1))
        clock.ticks += 1
      }
  }
}
let clock = Clock()
:mount ClockView(clock: clock)
:advance 2s
