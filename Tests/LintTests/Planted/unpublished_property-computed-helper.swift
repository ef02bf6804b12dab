import SwiftUI

final class Player: ObservableObject {
  var rate = 1.0  // wrong
  @Published var rate = 1.0  // right
  @Published var track = "a"
}

extension Player {
  var label: String { "\(track) ×\(rate)" }
}

struct PlayerView: View {
  @ObservedObject var player: Player
  var body: some View {
    Text(player.label)
    Button("Faster") { player.rate *= 2 }
  }
}

struct Screen: View {
  @StateObject private var player = Player()
  var body: some View { PlayerView(player: player) }
}
