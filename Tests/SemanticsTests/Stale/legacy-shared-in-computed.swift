import SwiftUI
final class Network: ObservableObject { static let shared = Network(); @Published var isOnline = false }
final class HomeModel1: ObservableObject {
  @Published var title = "home"
  var status: String { Network.shared.isOnline ? "online" : "offline" }
}
struct HomeView1: View {
  @StateObject private var model = HomeModel1()
  @ObservedObject private var network = Network.shared  // right
  var body: some View { Text(model.title + model.status) }
}
:mount HomeView1()
Network.shared.isOnline = true
