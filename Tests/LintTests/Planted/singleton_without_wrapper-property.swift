import SwiftUI

class NetworkMonitor: ObservableObject {
  static let shared = NetworkMonitor()
  @Published private(set) var isConnected = true
  func drop() { isConnected = false }
}

struct StatusBar: View {
  private let monitor = NetworkMonitor.shared  // wrong
  @ObservedObject private var monitor = NetworkMonitor.shared  // right
  var body: some View {
    if !monitor.isConnected {
      Label("Offline", systemImage: "wifi.slash")
    }
  }
}
