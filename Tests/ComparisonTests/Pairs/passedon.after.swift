import SwiftUI

@Observable
final class Clock {
  private(set) var minutes = 0
  var isPaused = false
  func tick() { if !isPaused { minutes += 1 } }
}

struct Face: View {
  let minutes: Int
  var body: some View { Text("\(minutes / 60):\(minutes % 60)") }
}

struct Controls: View {
  @Binding var isPaused: Bool
  let tick: () -> Void
  var body: some View {
    Toggle("Pause", isOn: $isPaused)
    Button("Tick") { tick() }.disabled(isPaused)
  }
}

struct Page: View {
  @State private var clock = Clock()
  var body: some View {
    Face(minutes: clock.minutes)
    Controls(isPaused: $clock.isPaused) { clock.tick() }
      .onChange(of: clock.isPaused) { print("paused \(clock.isPaused)") }
  }
}
#Preview { Page() }
