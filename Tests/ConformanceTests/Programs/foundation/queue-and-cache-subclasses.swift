// Foundation's queue of operations and its cache are open classes.
import Foundation

final class Serial: OperationQueue, @unchecked Sendable {
  override init() {
    super.init()
    maxConcurrentOperationCount = 1
    name = "serial"
    qualityOfService = .userInitiated
  }
}
let queue = Serial()
print(queue.name ?? "-", queue.maxConcurrentOperationCount, queue.isSuspended, queue.operationCount)
queue.addOperation { print("runs") }
queue.waitUntilAllOperationsAreFinished()
print(queue is OperationQueue, OperationQueue().maxConcurrentOperationCount)

final class Names: NSCache<NSString, NSNumber> {
  var misses = 0
  override func object(forKey key: NSString) -> NSNumber? {
    let found = super.object(forKey: key)
    if found == nil { misses += 1 }
    return found
  }
}
let names = Names()
names.countLimit = 10
names.setObject(NSNumber(value: 3), forKey: NSString(string: "a"))
print(names.object(forKey: NSString(string: "a"))?.intValue ?? 0, names.object(forKey: NSString(string: "b")) as Any, names.misses)
