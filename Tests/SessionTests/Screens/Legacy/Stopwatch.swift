import SwiftUI

// MARK: - Model

final class Stopwatch: ObservableObject {
  struct Lap: Identifiable {
    let id: Int
    let duration: TimeInterval
  }

  @Published private(set) var laps: [Lap] = []
  @Published private(set) var startDate: Date?
  @Published private var accumulated: TimeInterval = 0

  var isRunning: Bool { startDate != nil }

  func elapsed(at date: Date) -> TimeInterval {
    accumulated + (startDate.map { date.timeIntervalSince($0) } ?? 0)
  }

  func toggle(at date: Date = .now) {
    if isRunning {
      accumulated = elapsed(at: date)
      startDate = nil
    } else {
      startDate = date
    }
  }

  func lap(at date: Date = Date()) {
    let previous = laps.map(\.duration).reduce(0, +)
    laps.append(Lap(id: laps.count + 1, duration: elapsed(at: date) - previous))
  }

  func reset() {
    (laps, startDate, accumulated) = ([], nil, 0)
  }

  var best: Lap? { laps.min { $0.duration < $1.duration } }
}

// MARK: - Formatting

extension TimeInterval {
  var clock: String {
    let seconds = Int(self)
    let hundredths = Int((self - Double(seconds)) * 100)
    return String(format: "%02d:%02d.%02d", seconds / 60, seconds % 60, hundredths)
  }
}

// MARK: - Screen

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("showsBest") private var showsBest = true

  var body: some View {
    VStack(spacing: 20) {
      face
      HStack(spacing: 32) {
        RoundButton(stopwatch.isRunning ? "Lap" : "Reset", color: .gray) {
          stopwatch.isRunning ? stopwatch.lap() : stopwatch.reset()
        }
        .disabled(!stopwatch.isRunning && stopwatch.laps.isEmpty)
        RoundButton(stopwatch.isRunning ? "Stop" : "Start", color: stopwatch.isRunning ? .red : .green) {
          stopwatch.toggle()
        }
      }
      Toggle("Show best", isOn: $showsBest)
      lapList
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background, stopwatch.isRunning { stopwatch.toggle() }
    }
    .onChange(of: stopwatch.laps.count, initial: true) { print("laps: \(stopwatch.laps.count)") }
  }

  private var face: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let elapsed = stopwatch.elapsed(at: context.date)
      ZStack {
        Circle()
          .trim(from: 0, to: elapsed.truncatingRemainder(dividingBy: 60) / 60)
          .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text(elapsed.clock)
          .font(.system(size: 48, weight: .light, design: .monospaced))
          .minimumScaleFactor(0.5)
      }
    }
    .frame(width: 200, height: 200)
  }

  @ViewBuilder
  private var lapList: some View {
    if stopwatch.laps.isEmpty {
      EmptyView()
    } else {
      List {
        if showsBest, let best = stopwatch.best {
          Text("Best: lap \(best.id)")
        }
        ForEach(stopwatch.laps.reversed()) { lap in
          LapRow(lap: lap, isBest: lap.id == stopwatch.best?.id)
            .equatable()
        }
      }
      .frame(maxHeight: 240)
    }
  }
}

private struct RoundButton: View {
  let title: String
  let color: Color
  let action: () -> Void

  init(_ title: String, color: Color, action: @escaping () -> Void) {
    self.title = title
    self.color = color
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Text(title)
        .foregroundStyle(color)
        .frame(width: 80, height: 80)
        .background { Circle().fill(color.opacity(0.2)) }
    }
    .buttonStyle(ScaleButtonStyle())
  }
}

private struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

private struct LapRow: View, Equatable {
  let lap: Stopwatch.Lap
  let isBest: Bool

  var body: some View {
    HStack {
      Text("Lap \(lap.id)")
      Spacer()
      Text(lap.duration.clock)
        .fontWeight(isBest ? .bold : .regular)
        .foregroundStyle(isBest ? Color.green : Color.primary)
    }
  }

  static func == (lhs: LapRow, rhs: LapRow) -> Bool {
    lhs.lap.id == rhs.lap.id && lhs.isBest == rhs.isBest
  }
}

#Preview {
  StopwatchView()
}
