// Work of a queue may belong to a group, with a quality of service and flags.
import Dispatch

final class Log: @unchecked Sendable { var lines: [String] = [] }
let log = Log()
let queue = DispatchQueue(label: "serial")
let group = DispatchGroup()
let none: DispatchGroup? = nil
queue.async(group: group) { log.lines.append("group") }
queue.async(group: group, qos: .utility) { log.lines.append("quality") }
queue.async(group: group, flags: .barrier) { log.lines.append("flags") }
queue.async(group: group, qos: .background, flags: [.barrier, .enforceQoS]) { log.lines.append("both") }
queue.async(group: none) { log.lines.append("none") }
queue.async(group: none, flags: .barrier) { log.lines.append("none with flags") }
queue.async(group: group, execute: DispatchWorkItem { log.lines.append("item") })
group.wait()
print(log.lines)
