import Foundation

@Observable final class PowerModel {
  var isLow = false
  @ObservationIgnored private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(
      forName: .init("power"), object: nil, queue: .main
    ) { _ in  // wrong
    ) { [weak self] _ in  // right
      self.isLow = true  // wrong
      self?.isLow = true  // right
    }
  }
}
