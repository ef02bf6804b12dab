@_spi(SwiftUI) import Observation

/// The compiled equivalent of `Workbench.counter`.
@Observable
final class CompiledCounter {
  var count = 0
  var label = "Taps"
}

/// A minimal leaf view: a flag for "stale", and the tracked read that is its body.
///
/// The view is this program's own Swift, so `swift run -c release` compiles it with the optimizer.
final class CompiledLeafView: @unchecked Sendable {
  // Unchecked: the runtime wants callbacks that any thread may call; one thread does everything here.
  let counter: CompiledCounter
  private var isStale = false
  private(set) var shown = 0
  private(set) var runs = 0

  init(_ counter: CompiledCounter) { self.counter = counter }

  /// The view is tracked once and for all, which is how `Models` does it while a body reads the same as before.
  func trackOnce() {
    withObservationTracking {
      shown = counter.count
    } willSet: { [self] _ in
      isStale = true
    }
  }

  @inline(never)
  func cycleTrackedOnce() {
    counter.count += 1
    guard isStale else { return }
    isStale = false
    shown = counter.count
    runs += 1
  }

  /// A body that asks to be told again at each run, as any program can by the public function.
  @inline(never)
  func runTracked() {
    withObservationTracking {
      shown = counter.count
    } onChange: { [self] in
      isStale = true
    }
    runs += 1
  }

  @inline(never)
  func cycleRetracked() {
    counter.count += 1
    guard isStale else { return }
    isStale = false
    runTracked()
  }
}
