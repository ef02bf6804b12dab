import CEditLine

/// Ctrl-C while a program runs: as long as a watch exists, SIGINT is counted and does not end the process.
///
/// A signal handler must not run Swift, so a running program checks `flag` every few steps.
///
///     let watch = InterruptWatch()
///     watch.clear()
///     while watch.flag.pointee == 0 { step() }
///
/// `InputReader.read` handles Ctrl-C itself, even under a watch.
package final class InterruptWatch: Sendable {
  package init() {
    ceditline_interrupt_watch()
  }

  deinit {
    ceditline_interrupt_unwatch()
  }

  /// The number of SIGINTs since the last `clear`. The pointer is valid forever. A signal handler changes the value
  /// at any moment, so read it again each time.
  package var flag: UnsafePointer<Int32> { ceditline_interrupt_flag() }

  /// True if SIGINT has arrived since the last `clear`.
  package var isInterrupted: Bool { flag.pointee != 0 }

  /// Starts counting from 0.
  package func clear() {
    ceditline_interrupt_clear()
  }
}
