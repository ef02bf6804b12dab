import SwiftUI

@MainActor @Observable
final class Pomodoro {
  enum Phase: String { case work = "Work", rest = "Rest" }
  private(set) var phase = Phase.work
  private(set) var left = 5
  private(set) var rounds = 0
  var isRunning: Bool { task != nil }
  private var task: Task<Void, Never>?

  func start() {
    guard task == nil else { return }
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
        self?.tick()
      }
    }
  }
  func pause() {
    task?.cancel()
    task = nil
  }
  private func tick() {
    left -= 1
    guard left == 0 else { return }
    if phase == .work { rounds += 1 }
    phase = phase == .work ? .rest : .work
    left = phase == .work ? 5 : 2
  }
}

struct Dial: View {
  let phase: Pomodoro.Phase
  let left: Int
  var body: some View {
    VStack {
      Text(phase.rawValue)
      Text("\(left)").monospacedDigit()
    }
  }
}

struct PomodoroView: View {
  @State private var timer = Pomodoro()
  var body: some View {
    VStack {
      Dial(phase: timer.phase, left: timer.left)
      Text("\(timer.rounds) rounds")
      Button(timer.isRunning ? "Pause" : "Start") {
        if timer.isRunning { timer.pause() } else { timer.start() }
      }
    }
    .onDisappear { timer.pause() }
  }
}

#Preview { PomodoroView() }
:mount PomodoroView()
:tap Start
:advance 6s
:tap Pause
:advance 3s
:tap Start
:advance 4s
:unmount PomodoroView
