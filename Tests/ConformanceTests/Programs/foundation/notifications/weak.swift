import Foundation

final class Model {
  var count = 0
  private var token: NSObjectProtocol?
  private let center: NotificationCenter
  init(center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: Notification.Name("tick"), object: nil, queue: nil) { [weak self] _ in
      self?.count += 1
    }
  }
  deinit {
    if let token { center.removeObserver(token) }
    print("gone")
  }
}
let center = NotificationCenter()
var model: Model? = Model(center: center)
center.post(name: Notification.Name("tick"), object: nil)
center.post(name: Notification.Name("tick"), object: nil)
print(model?.count ?? -1)
model = nil
center.post(name: Notification.Name("tick"), object: nil)
