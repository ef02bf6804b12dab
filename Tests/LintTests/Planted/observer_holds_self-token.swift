import Foundation
import SwiftUI

@Observable final class Network {
  var isOnline = true
  @ObservationIgnored private var token: (any NSObjectProtocol)?
  init() {
    token = NotificationCenter.default.addObserver(forName: .init("net"), object: nil, queue: nil) { _ in  // wrong
      self.isOnline.toggle()  // wrong
    token = NotificationCenter.default.addObserver(forName: .init("net"), object: nil, queue: nil) { [weak self] _ in  // right
      self?.isOnline.toggle()  // right
    }
  }
}
struct NetworkBadge: View {
  let network: Network
  var body: some View { Text(network.isOnline ? "on" : "off") }
}
