import Foundation

final class Sender {
  let id: Int
  init(id: Int) { self.id = id }
}
let a = Sender(id: 1)
let b = Sender(id: 2)
let center = NotificationCenter()
let name = Notification.Name("sent")
let only = center.addObserver(forName: name, object: a, queue: nil) { print("only", ($0.object as? Sender)?.id ?? 0) }
center.post(name: name, object: a)
center.post(name: name, object: b)
center.removeObserver(only)
center.post(name: name, object: a)
let message = Notification(name: name, object: b, userInfo: ["k": "v"])
print(message.name == name, (message.object as? Sender)?.id ?? 0, message.userInfo?["k"] as? String ?? "none")
