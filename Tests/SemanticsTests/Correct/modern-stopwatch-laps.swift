import SwiftUI

@Observable final class Stopwatch {
  private var start: Date?
  private(set) var laps: [TimeInterval] = []
  private var gathered: TimeInterval = 0
  var isRunning: Bool { start != nil }

  func elapsed(at date: Date) -> TimeInterval {
    gathered + (start.map { date.timeIntervalSince($0) } ?? 0)
  }
  func toggle(at date: Date) {
    if start != nil {
      gathered = elapsed(at: date)
      start = nil
    } else {
      start = date
    }
  }
  func lap(at date: Date) { laps.append(elapsed(at: date)) }
}

struct LapList: View {
  let laps: [TimeInterval]
  var body: some View {
    Text(laps.map { "lap \(Int($0))" }.joined(separator: ", "))
  }
}

struct StopwatchView: View {
  @State private var watch = Stopwatch()
  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1, paused: !watch.isRunning)) { context in
        Text("\(Int(watch.elapsed(at: context.date)))")
      }
      Button(watch.isRunning ? "Stop" : "Start") { watch.toggle(at: .now) }
      Button("Lap") { watch.lap(at: .now) }.disabled(!watch.isRunning)
      LapList(laps: watch.laps)
    }
  }
}

#Preview { StopwatchView() }
:mount StopwatchView()
:tap Start
:advance 3s
:tap Lap
:advance 2s
:tap Stop
