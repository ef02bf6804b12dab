import Foundation
import Observation
@Observable final class LowPower {
  private(set) var isOn = false
  @ObservationIgnored private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("power"), object: nil, queue: .main) { _ in  // wrong
      self.isOn.toggle()  // wrong
    }  // wrong
    token = NotificationCenter.default.addObserver(forName: Notification.Name("power"), object: nil, queue: .main) { [weak self] _ in  // right
      self?.isOn.toggle()  // right
    }  // right
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
var power: LowPower? = LowPower()
power = nil
