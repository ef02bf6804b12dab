import Foundation
print(
  MemoryLayout<pthread_mutex_t>.size, MemoryLayout<pthread_mutex_t>.alignment, MemoryLayout<pthread_mutexattr_t>.size,
  MemoryLayout<pthread_mutexattr_t>.alignment)
print(
  MemoryLayout<pthread_rwlock_t>.size, MemoryLayout<pthread_rwlock_t>.alignment,
  MemoryLayout<pthread_rwlockattr_t>.size, MemoryLayout<pthread_rwlockattr_t>.alignment)
print(MemoryLayout<pthread_cond_t>.size, MemoryLayout<pthread_cond_t>.alignment, MemoryLayout<pthread_t>.size)
let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
print(UInt(bitPattern: mutex) % UInt(MemoryLayout<pthread_mutex_t>.alignment) == 0)
var attr = pthread_mutexattr_t()
pthread_mutexattr_init(&attr)
pthread_mutexattr_settype(&attr, .init(PTHREAD_MUTEX_ERRORCHECK))
print(
  pthread_mutex_init(mutex, &attr), pthread_mutex_lock(mutex), pthread_mutex_trylock(mutex) == EBUSY,
  pthread_mutex_lock(mutex) == EDEADLK, pthread_mutex_unlock(mutex), pthread_mutex_destroy(mutex))
mutex.deallocate()
final class Box: ManagedBuffer<Int, pthread_mutex_t> {
  static func make() -> Box {
    let box = unsafeDowncast(Box.create(minimumCapacity: 1) { _ in 5 }, to: Box.self)
    box.withUnsafeMutablePointers { _, m in print(pthread_mutex_init(m, nil)) }
    return box
  }
  func lock() { withUnsafeMutablePointerToElements { print(pthread_mutex_lock($0)) } }
  func unlock() { withUnsafeMutablePointerToElements { print(pthread_mutex_unlock($0)) } }
}
let box = Box.make()
box.lock()
box.unlock()
print(box.header)
