import SwiftUI
final class Connectivity: ObservableObject {
  static let shared = Connectivity()
  @Published var isOnline = true
}
struct OfflineBanner: View {
  private var isOnline: Bool { Connectivity.shared.isOnline }  // wrong
  @ObservedObject private var connectivity = Connectivity.shared  // right
  private var isOnline: Bool { connectivity.isOnline }  // right
  var body: some View { Text(isOnline ? "online" : "offline") }
}
:mount OfflineBanner()
Connectivity.shared.isOnline = false
