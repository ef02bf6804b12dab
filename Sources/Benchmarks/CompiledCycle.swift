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
  // Unchecked: the runtime requires callbacks that any thread may call, but only one thread is used here.
  let counter: CompiledCounter
  private var isStale = false
  private(set) var shown = 0
  private(set) var runs = 0

  init(_ counter: CompiledCounter) { self.counter = counter }

  /// Tracks the view permanently, as `Models` does while a body's reads stay the same.
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

  /// A body that sets up tracking again at each run, as any program can with the public function.
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
