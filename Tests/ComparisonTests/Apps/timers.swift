import SwiftUI

struct Interval: Identifiable, Equatable {
  enum Kind: String, CaseIterable { case work = "Work", rest = "Rest" }
  let id: Int
  var kind: Kind
  var seconds: Int
}

@MainActor @Observable final class WorkoutEngine {
  enum Phase: Equatable {
    case stopped
    case running(index: Int, left: Int)
    case paused(index: Int, left: Int)
    case finished
  }
  private(set) var phase = Phase.stopped
  var intervals: [Interval] = [
    Interval(id: 0, kind: .work, seconds: 3), Interval(id: 1, kind: .rest, seconds: 2),
  ]
  @ObservationIgnored private var ticker: Task<Void, Never>?

  var current: Interval? {
    switch phase {
    case .running(let index, _), .paused(let index, _): intervals.indices.contains(index) ? intervals[index] : nil
    case .stopped, .finished: nil
    }
  }

  var clockText: String {
    switch phase {
    case .stopped: "Ready"
    case .running(_, let left): "\(left) s"
    case .paused(_, let left): "Paused at \(left) s"
    case .finished: "Done"
    }
  }

  func start() {
    guard !intervals.isEmpty else { return }
    phase = .running(index: 0, left: intervals[0].seconds)
    run()
  }

  func pause() {
    guard case .running(let index, let left) = phase else { return }
    ticker?.cancel()
    phase = .paused(index: index, left: left)
  }

  func resume() {
    guard case .paused(let index, let left) = phase else { return }
    phase = .running(index: index, left: left)
    run()
  }

  func stop() {
    ticker?.cancel()
    ticker = nil
    phase = .stopped
  }

  func addInterval() {
    let kind: Interval.Kind = intervals.last?.kind == .work ? .rest : .work
    intervals.append(Interval(id: (intervals.map(\.id).max() ?? -1) + 1, kind: kind, seconds: 2))
  }

  private func run() {
    ticker?.cancel()
    ticker = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled, let self, self.tick() else { return }
      }
    }
  }

  private func tick() -> Bool {
    guard case .running(let index, let left) = phase else { return false }
    if left > 1 {
      phase = .running(index: index, left: left - 1)
    } else if index + 1 < intervals.count {
      phase = .running(index: index + 1, left: intervals[index + 1].seconds)
    } else {
      phase = .finished
      return false
    }
    return true
  }
}

struct IntervalRow: View {
  @Binding var interval: Interval
  let isCurrent: Bool
  var body: some View {
    HStack {
      Image(systemName: isCurrent ? "play.fill" : "circle")
      Picker("Kind \(interval.id)", selection: $interval.kind) {
        ForEach(Interval.Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      Stepper("\(interval.seconds) s", value: $interval.seconds, in: 1...60)
    }
  }
}

struct WorkoutView: View {
  @State private var engine = WorkoutEngine()
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack {
      Text(engine.clockText).font(.largeTitle).monospacedDigit()
      controls
      List {
        ForEach($engine.intervals) { $interval in
          IntervalRow(interval: $interval, isCurrent: engine.current?.id == interval.id)
        }
        .onDelete { engine.intervals.remove(atOffsets: $0) }
        Button("Add interval") { engine.addInterval() }
      }
    }
    .onChange(of: scenePhase) { _, new in
      if new == .background { engine.pause() }
    }
    .onDisappear { engine.stop() }
  }

  @ViewBuilder private var controls: some View {
    HStack {
      switch engine.phase {
      case .stopped, .finished: Button("Start", action: engine.start)
      case .running:
        Button("Pause", action: engine.pause)
        Button("Stop", action: engine.stop)
      case .paused:
        Button("Resume", action: engine.resume)
        Button("Stop", action: engine.stop)
      }
    }
  }
}

#Preview("Workout") { WorkoutView() }
