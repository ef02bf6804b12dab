import Foundation
import Synchronization
let l = NSLock(); l.lock(); print(l.try()); l.unlock(); print(l.try()); l.unlock(); print(l.withLock { 3 })
let r = NSRecursiveLock(); r.lock(); r.lock(); print(r.try()); r.unlock(); r.unlock(); r.unlock()
final class Box: Sendable { let m = Mutex(1) }
let b = Box()
print(b.m.withLock { $0 += 1; return $0 }, b.m.withLockIfAvailable { $0 } as Any)
struct E: Error {}
do { try b.m.withLock { (v: inout Int) throws -> Void in v = 9; throw E() } } catch { print("threw") }
print(b.m.withLock { $0 })
