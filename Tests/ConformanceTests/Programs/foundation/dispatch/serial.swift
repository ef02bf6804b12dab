import Foundation

let queue = DispatchQueue(label: "store")
var events: [String] = []
queue.async { events.append("first") }
queue.async { events.append("second") }
queue.sync { events.append("sync") }
print(events)
let value = queue.sync { events.count }
print(value, queue.label)
queue.async { events.append("later") }
print(queue.sync { events })
