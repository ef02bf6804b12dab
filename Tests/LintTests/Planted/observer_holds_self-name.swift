import Foundation
import Observation
import SwiftUI

@Observable final class Net {
  var online = true
  @ObservationIgnored private var token: Any?
  func start() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("net"), object: nil, queue: .main) { _ in  // wrong
      self.online.toggle()  // wrong
    token = NotificationCenter.default.addObserver(forName: Notification.Name("net"), object: nil, queue: .main) {  // right
      [weak self] _ in self?.online.toggle()  // right
    }
  }
}

struct Root: View { @State var c = Net(); var body: some View { Text("\(c.online)") } }
