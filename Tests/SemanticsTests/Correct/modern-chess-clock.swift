import SwiftUI

enum Side: String, CaseIterable, Identifiable {
  case white = "White"
  case black = "Black"
  var id: Self { self }
  var other: Side { self == .white ? .black : .white }
}

@Observable final class Clock {
  private(set) var seconds: [Side: Int] = [.white: 60, .black: 60]
  private(set) var active: Side?
  func press(_ side: Side) { active = side.other }
  func tick() {
    guard let active, let left = seconds[active], left > 0 else { return }
    seconds[active] = left - 1
  }
  func reset() {
    seconds = [.white: 60, .black: 60]
    active = nil
  }
}

struct SideButton: View {
  let side: Side
  let clock: Clock
  var body: some View {
    Button("\(side.rawValue) \(clock.seconds[side] ?? 0)") { clock.press(side) }
      .disabled(clock.active == side.other)
  }
}

struct ChessClockView: View {
  @State private var clock = Clock()
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      ForEach(Side.allCases) { SideButton(side: $0, clock: clock) }
      Button("Reset", role: .destructive) { clock.reset() }
    }
    .onReceive(ticks) { _ in clock.tick() }
  }
}

#Preview { ChessClockView() }
:mount ChessClockView()
:tap "White 60"
:advance 5s
:tap "Black 55"
:advance 2s
:tap Reset
