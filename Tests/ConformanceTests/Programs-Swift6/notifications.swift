import Foundation
NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { n in print(n.name.rawValue) }
NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
