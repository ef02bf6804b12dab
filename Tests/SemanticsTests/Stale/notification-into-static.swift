import SwiftUI
import Foundation
enum Network { static var isOnline = true }  // wrong
@Observable class Network { static let shared = Network(); var isOnline = true }  // right
struct NetworkView: View {
  var body: some View {
    Text(Network.isOnline ? "on" : "off")  // wrong
    Text(Network.shared.isOnline ? "on" : "off")  // right
  }
}
NotificationCenter.default.addObserver(forName: Notification.Name("net"), object: nil, queue: nil) { _ in
  Network.isOnline = false  // wrong
  Network.shared.isOnline = false  // right
}
:mount NetworkView()
NotificationCenter.default.post(name: Notification.Name("net"), object: nil)
