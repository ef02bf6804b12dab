// `withLock` for a program's own lock, and the bytes of static strings.
import Foundation

final class Log: NSLocking {
  func lock() { print("lock") }
  func unlock() { print("unlock") }
}
struct Failure: Error {}
let log = Log()
print(log.withLock { 3 })
do {
  try log.withLock { throw Failure() }
} catch {
  print("caught")
}
let locks: [any NSLocking] = [NSLock(), NSRecursiveLock(), NSConditionLock(condition: 1), NSCondition(), log]
for lock in locks.dropLast() { print(lock.withLock { "held" }) }

struct Key: Hashable {
  let name: StaticString
  static func == (one: Key, other: Key) -> Bool { one.name.utf8Start == other.name.utf8Start }
  func hash(into hasher: inout Hasher) { hasher.combine(name.description) }
}
let name: StaticString = "abc"
print(name.hasPointerRepresentation, name.utf8CodeUnitCount, name.isASCII)
print(String(decoding: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), as: UTF8.self))
name.withUTF8Buffer { print(Array($0)) }
print(Key(name: name) == Key(name: name))
