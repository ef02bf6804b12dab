#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Results that several threads produce in any order, and that one thread takes in order.
///
/// A worker claims the number of the next piece of work and stores its result; the taker waits for number 0, 1, 2….
final class OrderedResults<Result: Sendable>: @unchecked Sendable {
  // All variables are protected by the lock.
  private let count: Int
  private var next = 0
  private var taken = 0
  private var results: [Int: Result] = [:]
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasChanged = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// The maximum number of results waiting to be taken, so that a slow piece of work does not let the others fill the
  /// memory.
  private static var ahead: Int { 64 }

  /// Results of `count` pieces of work.
  init(count: Int) {
    self.count = count
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasChanged, nil)
  }

  deinit {
    pthread_cond_destroy(hasChanged)
    pthread_mutex_destroy(lock)
    lock.deallocate()
    hasChanged.deallocate()
  }

  /// Claims the number of the next piece of work; nil if none is left. Waits while too many results are waiting.
  func claim() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while next < count, next >= taken + Self.ahead { pthread_cond_wait(hasChanged, lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  func put(_ result: Result, as number: Int) {
    pthread_mutex_lock(lock)
    results[number] = result
    pthread_cond_broadcast(hasChanged)
    pthread_mutex_unlock(lock)
  }

  /// The next result in order; nil after the last.
  func take() -> Result? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard taken < count else { return nil }
    while true {
      if let result = results.removeValue(forKey: taken) {
        taken += 1
        pthread_cond_broadcast(hasChanged)
        return result
      }
      pthread_cond_wait(hasChanged, lock)
    }
  }

  /// Stops giving out work.
  func stop() {
    pthread_mutex_lock(lock)
    next = count
    pthread_cond_broadcast(hasChanged)
    pthread_mutex_unlock(lock)
  }
}
