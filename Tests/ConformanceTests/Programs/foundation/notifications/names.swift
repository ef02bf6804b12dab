import Foundation

extension Notification.Name {
  static let saved = Notification.Name("saved")
  static let loaded = Notification.Name(rawValue: "loaded")
}
print(
  Notification.Name.saved.rawValue, Notification.Name.saved == .loaded, Set([Notification.Name.saved, .saved]).count)
let center = NotificationCenter.default
var order: [String] = []
let first = center.addObserver(forName: .saved, object: nil, queue: nil) { _ in order.append("saved") }
let second = center.addObserver(forName: .loaded, object: nil, queue: nil) { _ in order.append("loaded") }
center.post(name: .loaded, object: nil)
center.post(name: .saved, object: nil)
print(order)
center.removeObserver(first)
center.removeObserver(second)
