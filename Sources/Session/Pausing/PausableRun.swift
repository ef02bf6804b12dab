#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work on a thread of its own that can pause at any call depth and return control to its caller.
///
///     let run = PausableRun { … run.pause() … }
///     run.resume()  // returns when the work pauses, or has ended
///     run.resume()
///
/// Only one of the two threads runs at a time; the other one waits for it.
final class PausableRun {
  private let work: () -> Outcome
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  /// True while the work runs and the caller waits.
  private var isWorking = false
  private var thread: pthread_t?
  private var job: MachineThread.AnyJob?
  /// The outcome of the work, once it has ended.
  private(set) var outcome: Outcome?
  /// True if the work must end as soon as it can.
  private(set) var isAbandoned = false

  init(_ work: @escaping () -> Outcome) {
    self.work = work
    lock = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// True if the caller is on the thread of the work.
  var isCurrent: Bool { thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

  /// Starts or resumes the work, and waits until it pauses or has ended.
  ///
  /// - Returns: The outcome of the work, if it has ended.
  func resume() throws -> Outcome? {
    isWorking = true
    if thread == nil {
      let job = MachineThread.Job { [unowned self] in begin() }
      self.job = job
      // The new thread waits for the lock until its identifier is stored here.
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      thread = try MachineThread.thread(for: job)
      wait(until: false)
    } else {
      hand(to: true)
    }
    if outcome != nil, let thread {
      pthread_join(thread, nil)
      self.thread = nil
    }
    return outcome
  }

  /// Ends the work: when it resumes, it finds itself abandoned.
  func abandon() {
    isAbandoned = true
    // An existing thread can always be resumed.
    while outcome == nil, thread != nil { _ = try? resume() }
  }

  /// Pauses the work until it is resumed. Called on the thread of the work.
  func pause() { hand(to: false) }

  private func begin() {
    pthread_mutex_lock(lock)
    pthread_mutex_unlock(lock)
    let outcome = work()
    pthread_mutex_lock(lock)
    self.outcome = outcome
    isWorking = false
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(lock)
  }

  private func hand(to work: Bool) {
    pthread_mutex_lock(lock)
    isWorking = work
    pthread_cond_broadcast(change)
    wait(until: !work)
    pthread_mutex_unlock(lock)
  }

  /// Waits, holding the lock, until the work or the caller may run.
  private func wait(until work: Bool) {
    while isWorking != work { pthread_cond_wait(change, lock) }
  }
}
