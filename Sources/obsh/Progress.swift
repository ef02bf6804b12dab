import Files
import Trace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A message in the last line of a terminal, shown after one second without output. It is erased before any other
/// output, and never appears in a pipe or in CI.
///
/// A separate thread draws it, because the working thread does not know when a second has passed.
final class Progress: @unchecked Sendable {
  // All variables are protected by the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasBegun = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Nil if there is no activity.
  private var words: String?
  private var start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  /// The message that is on the screen.
  private var drawn: String?
  /// True if the cursor's line contains other text, which must not be overwritten.
  private var isLineBegun = false
  private var hasThread = false

  private init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasBegun, nil)
  }

  deinit {
    pthread_cond_destroy(hasBegun)
    pthread_mutex_destroy(lock)
    lock.deallocate()
    hasBegun.deallocate()
  }

  /// Nil if a message would not be visible.
  static func onTerminal(environment: [String: String]) -> Progress? {
    guard Descriptor.standardError.isTerminal,
      let terminal = environment["TERM"], !terminal.isEmpty, terminal != "dumb",
      environment["CI"].map(\.isEmpty) ?? true, !Descriptor.standardOutput.isPipe
    else { return nil }
    return Progress()
  }

  /// Sets the message for the current activity.
  func begin(_ words: String) {
    change {
      if self.words == nil {
        start = .now
        lastShown = start
      }
      self.words = words
      if !hasThread { startThread() }
      pthread_cond_signal(hasBegun)
    }
  }

  func end() {
    change {
      erase()
      words = nil
    }
  }

  /// Removes the message from the screen while `show` writes.
  func giveWay(_ show: () -> LineEnd) {
    change {
      erase()
      switch show() {
      case .reached: isLineBegun = false
      case .open: isLineBegun = true
      case .unchanged: break
      }
      lastShown = .now
    }
  }

  /// The position of the cursor after the written text.
  enum LineEnd { case reached, open, unchanged }

  private func change(_ work: () -> Void) {
    pthread_mutex_lock(lock)
    work()
    pthread_mutex_unlock(lock)
  }

  /// Erases the line before Ctrl-C ends the process.
  func eraseOnInterrupt() {
    signal(SIGINT) { number in
      // Both calls are safe in a signal handler.
      let erase = ANSIControl.eraseLine
      _ = write(STDERR_FILENO, erase.utf8Start, erase.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  // MARK: The thread

  private static let pause: UInt32 = 100_000

  private func startThread() {
    // Signals are for the working thread.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let pointer = Unmanaged.passRetained(self).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Progress>.fromOpaque(pointer).takeRetainedValue().draw() }
        return nil
      }, pointer)
    // Without a thread there is no message, and nothing is lost.
    if code == 0 { pthread_detach(thread) } else { Unmanaged<Progress>.fromOpaque(pointer).release() }
    hasThread = true
  }

  private func draw() -> Never {
    while true {
      change {
        while words == nil { pthread_cond_wait(hasBegun, lock) }
        if let words, !isLineBegun, .now - lastShown > .seconds(1) { show(words) }
      }
      usleep(Self.pause)
    }
  }

  private func show(_ words: String) {
    guard let columns = Descriptor.standardError.terminalColumns else { return }
    let text = "\((.now - start).components.seconds) s · \(words)"
    // A line that wraps could not be erased.
    let shown = String(Columns.prefix(of: text, columns: columns - 1))
    guard drawn != shown else { return }
    StandardError.write(ANSIControl.replaceLine(with: shown))
    drawn = shown
  }

  private func erase() {
    if drawn != nil { StandardError.write(ANSIControl.eraseLine.description) }
    drawn = nil
  }
}
