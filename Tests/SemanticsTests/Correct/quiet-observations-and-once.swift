import SwiftUI
import Observation
@MainActor @Observable final class Clicks { var n = 0 }
@MainActor final class Log {
  let clicks = Clicks()
  var lines: [Int] = []
  private var task: Task<Void, Never>?
  func start() {
    arm()
    task = Task { [weak self, clicks] in
      for await n in Observations({ clicks.n }) { self?.lines.append(n) }
    }
  }
  func stop() { task?.cancel() }
  private func arm() {
    withObservationTracking { _ = clicks.n } onChange: { [weak self] in
      Task { @MainActor in self?.arm() }
    }
  }
}
@MainActor func waitOnce(_ clicks: Clicks) async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    withObservationTracking { _ = clicks.n } onChange: { continuation.resume() }
  }
}
let log = Log()
log.start()
log.clicks.n = 1
log.stop()
