import Foundation

// Objects that tell each other of changes by notifications, weakly.
final class Account: NSObject {
  var balance = 0 {
    didSet {
      if balance != oldValue {
        NotificationCenter.default.post(name: .balance, object: self, userInfo: [Self.oldKey: oldValue])
      }
    }
  }; static let oldKey = "old"
}
extension Notification.Name { static let balance = Self("Account.balance") }
final class Watcher {
  private var tokens: [any NSObjectProtocol] = []; private(set) var log: [String] = []; let name: String
  init(_ name: String) { self.name = name }
  func watch(_ a: Account?) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .balance, object: a, queue: nil) { [weak self] n in
        guard let self, let a = n.object as? Account else { return };
        log.append("\(name):\(n.userInfo?[Account.oldKey] as? Int ?? -1)->\(a.balance)")
      })
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver); print("gone", name) }
}
let one = Account(), two = Account()
var w: Watcher? = Watcher("one"); w?.watch(one); let all = Watcher("all"); all.watch(nil)
one.balance = 5; two.balance = 5; one.balance = 5; one.balance -= 2
print(w!.log, all.log); w = nil; one.balance = 0; print(all.log.count, all.log.last!)
print(
  one.isEqual(one), one == two, one.hash == one.hash, one.description.contains("Account"), (one as AnyObject) === one)
let center = NotificationCenter(); var order: [Int] = [];
let tokens = (1...3).map { i in
  center.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in order.append(i) }
}; center.post(name: .init("x"), object: nil); center.removeObserver(tokens[1]); center.post(.init(name: .init("x")));
print(order.count, Set(order).count)
