import Foundation
class C {
  var n = 0
  var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: .main) { note in self.n += 1
    }
  }
}
