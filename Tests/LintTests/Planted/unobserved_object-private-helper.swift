import Combine
import Observation
import SwiftUI

final class Player: ObservableObject {
  @Published var track = "none"
  @Published var volume = 3
  var bitrate = 128
  func next() { track += "+"; bitrate += 1 }
}

struct Bar: View {
  let player: Player  // wrong
  @ObservedObject var player: Player  // right
  @ViewBuilder private func label() -> some View { if player.volume > 2 { Text("loud") } else { Text("quiet") } }
  var body: some View { label() }
}

struct Root: View {
  @StateObject var player = Player()
  var body: some View {
    VStack {
      Bar(player: player)
      Button("down") { player.volume -= 1 }
    }
  }
}
