import Foundation

let lock = NSLock()
var total = 0
for number in 1...4 { lock.withLock { total += number } }
print(total, lock.try(), lock.try())
lock.unlock()
let recursive = NSRecursiveLock()
func down(_ n: Int) -> Int { recursive.withLock { n == 0 ? 0 : n + down(n - 1) } }
print(down(4), recursive.try())
recursive.unlock()
