import Foundation
extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged"); static let logout = Notification.Name("logout")
}
final class Cart {
  var items: [String] = [] {
    didSet {
      NotificationCenter.default.post(
        name: .cartChanged, object: self, userInfo: ["count": items.count, "old": oldValue])
    }
  }
}
let cart = Cart(), other = Cart()
var tokens: [NSObjectProtocol] = []
tokens.append(
  NotificationCenter.default.addObserver(forName: .cartChanged, object: cart, queue: nil) { note in
    print("cart", note.userInfo?["count"] as? Int ?? -1, (note.object as? Cart) === cart, note.name.rawValue)
  })
tokens.append(
  NotificationCenter.default.addObserver(forName: nil, object: other, queue: nil) { print("other", $0.name.rawValue) })
tokens.append(
  NotificationCenter.default.addObserver(forName: .logout, object: nil, queue: nil) { note in
    print("logout", note.object ?? "nil", note.userInfo ?? [:])
  })
cart.items.append("tea"); other.items = ["x"]; cart.items.removeAll()
NotificationCenter.default.post(name: .logout, object: nil)
NotificationCenter.default.post(name: .logout, object: "me", userInfo: ["k": 1])
NotificationCenter.default.removeObserver(tokens[0])
cart.items = ["silent"]
let own = NotificationCenter()
let token = own.addObserver(forName: .logout, object: nil, queue: .main) { _ in print("own") }
NotificationCenter.default.post(Notification(name: .logout))
own.post(name: .logout, object: nil)
own.removeObserver(token)
own.post(name: .logout, object: nil)
let note = Notification(name: .cartChanged, object: nil, userInfo: ["a": 1])
print(
  note.name == .cartChanged, note.userInfo!["a"]!, note == Notification(name: .cartChanged),
  Notification.Name("x") == Notification.Name(rawValue: "x"), Notification.Name.logout.rawValue)
