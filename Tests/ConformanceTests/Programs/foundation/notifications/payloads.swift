import Foundation

// Notifications: names, senders, user info, removal.
extension Notification.Name {
  static let saved = Notification.Name("saved")
  static let failed = Notification.Name(rawValue: "failed")
}
final class Store { let id: Int; init(_ id: Int) { self.id = id } }
final class Log { var lines: [String] = [] }
let center = NotificationCenter()
let first = Store(1), second = Store(2), log = Log()
let any = center.addObserver(forName: .saved, object: nil, queue: nil) { note in
  log.lines.append("any \((note.object as? Store)?.id ?? 0) \(note.userInfo?["count"] as? Int ?? -1)")
}
let only = center.addObserver(forName: .saved, object: second, queue: nil) { _ in log.lines.append("second") }
let all = center.addObserver(forName: nil, object: first, queue: .main) { note in log.lines.append("all \(note.name.rawValue)") }
center.post(name: .saved, object: first, userInfo: ["count": 3])
center.post(name: .saved, object: second)
center.post(Notification(name: .failed, object: first, userInfo: ["error": "disk", 4: true]))
center.post(name: .saved, object: nil)
print(log.lines.sorted())
center.removeObserver(any)
center.removeObserver(all)
center.post(name: .saved, object: second)
center.removeObserver(only)
center.post(name: .saved, object: second)
print(log.lines.count, log.lines.contains("second"))
let note = Notification(name: .failed, object: nil, userInfo: ["a": 1])
print(note.name == .failed, note.name.rawValue, note.userInfo?.count ?? 0, note == Notification(name: .failed, object: nil, userInfo: ["a": 1]))
var nested: [Int] = []
var token: (any NSObjectProtocol)?
token = center.addObserver(forName: .failed, object: nil, queue: nil) { _ in
  nested.append(nested.count)
  if nested.count < 3 { center.post(name: .failed, object: nil) }
}
center.post(name: .failed, object: nil)
print(nested, NotificationCenter.default === NotificationCenter.default, token != nil)
struct Payload { var name: String }
let typed = center.addObserver(forName: .saved, object: nil, queue: nil) { note in
  guard let payload = note.userInfo?["payload"] as? Payload else { return print("no payload", note.userInfo?.keys.count ?? 0) }
  print(payload.name)
}
center.post(name: .saved, object: nil, userInfo: ["payload": Payload(name: "typed")])
center.post(name: .saved, object: nil, userInfo: ["other": 1])
center.removeObserver(typed)
