import Foundation

let queue = DispatchQueue(label: "items", qos: .userInitiated)
let item = DispatchWorkItem { print("runs") }
let cancelled = DispatchWorkItem { print("never") }
cancelled.cancel()
queue.async(execute: item)
queue.async(execute: cancelled)
queue.sync { print("end", cancelled.isCancelled, item.isCancelled) }
item.perform()
