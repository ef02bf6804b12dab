// The C library's threads, of which there is one, and their locks.

typealias pthread_t = UInt
/// Work of the main thread and of the queues runs on different threads.
func pthread_self() -> pthread_t { _clockIsMain() ? 1 : 2 }
func pthread_equal(_ one: pthread_t, _ other: pthread_t) -> Int32 { one == other ? 1 : 0 }

var EBUSY: Int32 { 16 }
var EDEADLK: Int32 { 35 }

/// The state of a lock, which its copies share, as copies of a lock in use are not allowed.
final class _PosixLock {
  var isRecursive = false
  var reportsDeadlocks = false
  var readers = 0
  var writers = 0
  init() {}
  func lock() -> Int32 {
    if writers == 0 || isRecursive {
      writers += 1
      return 0
    }
    if reportsDeadlocks { return EDEADLK }
    _trap("deadlock: the lock is already locked")
  }
  func unlock() -> Int32 {
    if writers > 0 { writers -= 1 } else if readers > 0 { readers -= 1 }
    return 0
  }
}

let PTHREAD_MUTEX_NORMAL = 0
let PTHREAD_MUTEX_RECURSIVE = 1
let PTHREAD_MUTEX_ERRORCHECK = 2
let PTHREAD_MUTEX_DEFAULT = 0

struct pthread_mutexattr_t {
  var _kind: Int32 = 0
  init() {}
}
@discardableResult func pthread_mutexattr_init(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!) -> Int32 {
  attributes.pointee = pthread_mutexattr_t()
  return 0
}
@discardableResult func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ kind: Int32
) -> Int32 {
  attributes.pointee._kind = kind
  return 0
}
@discardableResult func pthread_mutexattr_destroy(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!) -> Int32 {
  0
}

struct pthread_mutex_t {
  var _lock = _PosixLock()
  init() {}
}
@discardableResult func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>!, _ attributes: UnsafePointer<pthread_mutexattr_t>!
) -> Int32 {
  let new = pthread_mutex_t()
  if let attributes {
    new._lock.isRecursive = attributes.pointee._kind == 1
    new._lock.reportsDeadlocks = attributes.pointee._kind == 2
  }
  mutex.initialize(to: new)
  return 0
}
@discardableResult func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 {
  mutex.pointee._lock.lock()
}
@discardableResult func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 {
  let lock = mutex.pointee._lock
  return lock.writers > 0 && !lock.isRecursive ? EBUSY : lock.lock()
}
@discardableResult func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 {
  mutex.pointee._lock.unlock()
}
@discardableResult func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }

struct pthread_rwlockattr_t {
  init() {}
}
struct pthread_rwlock_t {
  var _lock = _PosixLock()
  init() {}
}
@discardableResult func pthread_rwlock_init(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>!, _ attributes: UnsafePointer<pthread_rwlockattr_t>!
) -> Int32 {
  lock.initialize(to: pthread_rwlock_t())
  return 0
}
@discardableResult func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32 {
  if lock.pointee._lock.writers > 0 { _trap("deadlock: the lock is already locked") }
  lock.pointee._lock.readers += 1
  return 0
}
@discardableResult func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32 {
  if lock.pointee._lock.readers > 0 { _trap("deadlock: the lock is already locked") }
  return lock.pointee._lock.lock()
}
@discardableResult func pthread_rwlock_tryrdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32 {
  lock.pointee._lock.writers > 0 ? EBUSY : pthread_rwlock_rdlock(lock)
}
@discardableResult func pthread_rwlock_trywrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32 {
  let own = lock.pointee._lock
  return own.writers + own.readers > 0 ? EBUSY : own.lock()
}
@discardableResult func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32 {
  lock.pointee._lock.unlock()
}
@discardableResult func pthread_rwlock_destroy(_ lock: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32 { 0 }

struct pthread_condattr_t {
  init() {}
}
/// The signals that no code has waited for, which copies of a condition share as those of a lock do.
final class _PosixSignals {
  var count = 0
  init() {}
}
struct pthread_cond_t {
  var _signals = _PosixSignals()
  init() {}
}
@discardableResult func pthread_cond_init(
  _ condition: UnsafeMutablePointer<pthread_cond_t>!, _ attributes: UnsafePointer<pthread_condattr_t>!
) -> Int32 {
  condition.initialize(to: pthread_cond_t())
  return 0
}
@discardableResult func pthread_cond_signal(_ condition: UnsafeMutablePointer<pthread_cond_t>!) -> Int32 {
  condition.pointee._signals.count += 1
  return 0
}
@discardableResult func pthread_cond_broadcast(_ condition: UnsafeMutablePointer<pthread_cond_t>!) -> Int32 {
  condition.pointee._signals.count += 1
  return 0
}
@discardableResult func pthread_cond_wait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>!, _ mutex: UnsafeMutablePointer<pthread_mutex_t>!
) -> Int32 {
  let signals = condition.pointee._signals
  signals.count = 0
  pthread_mutex_unlock(mutex)
  _ = _clockWait(until: nil) { signals.count > 0 }
  signals.count = 0
  return pthread_mutex_lock(mutex)
}
@discardableResult func pthread_cond_destroy(_ condition: UnsafeMutablePointer<pthread_cond_t>!) -> Int32 { 0 }
