// The C library's locks.

import Foundation
final class Lock {
  fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t> = UnsafeMutablePointer.allocate(capacity: 1)
  init(kind: Int) {
    var attr = pthread_mutexattr_t()
    var err = pthread_mutexattr_init(&attr)
    precondition(err == 0)
    pthread_mutexattr_settype(&attr, .init(kind))
    err = pthread_mutex_init(mutex, &attr)
    precondition(err == 0)
    err = pthread_mutexattr_destroy(&attr)
  }
  deinit { pthread_mutex_destroy(mutex); mutex.deallocate() }
  func lock() -> Int32 { pthread_mutex_lock(mutex) }
  func unlock() -> Int32 { pthread_mutex_unlock(mutex) }
  func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }
}
let l = Lock(kind: PTHREAD_MUTEX_ERRORCHECK)
print(l.lock(), l.lock() == EDEADLK, l.tryLock(), l.unlock(), l.tryLock(), l.unlock())
let r = Lock(kind: PTHREAD_MUTEX_RECURSIVE)
print(r.lock(), r.lock(), r.tryLock(), r.unlock(), r.unlock(), r.unlock())
var rw = pthread_rwlock_t()
print(pthread_rwlock_init(&rw, nil), pthread_rwlock_rdlock(&rw), pthread_rwlock_rdlock(&rw), pthread_rwlock_trywrlock(&rw) == EBUSY)
print(pthread_rwlock_unlock(&rw), pthread_rwlock_unlock(&rw), pthread_rwlock_wrlock(&rw), pthread_rwlock_tryrdlock(&rw) == EBUSY)
pthread_rwlock_unlock(&rw)
var m = pthread_mutex_t()
print(pthread_mutex_lock(&m), pthread_mutex_unlock(&m), pthread_equal(pthread_self(), pthread_self()) != 0, Int(pthread_self()) != 0)
