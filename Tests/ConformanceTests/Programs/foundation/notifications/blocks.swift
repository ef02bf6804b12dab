import Foundation

let center = NotificationCenter()
let name = Notification.Name("done")
let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
  print("received", notification.name.rawValue, notification.userInfo?["n"] as? Int ?? -1)
}
center.post(name: name, object: nil)
center.post(name: name, object: nil, userInfo: ["n": 5])
center.post(name: Notification.Name("other"), object: nil)
center.removeObserver(token)
center.post(name: name, object: nil)
print("end")
