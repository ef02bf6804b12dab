import Combine
import Observation
import SwiftUI

final class Player: ObservableObject {
  @Published var track = "none"
  @Published var volume = 3
  var bitrate = 128
  func next() { track += "+"; bitrate += 1 }
}

struct Info: View {
  @ObservedObject var player: Player
  var body: some View { Text("\(player.bitrate) kbit/s") }  // wrong
  var body: some View { Text("\(player.volume) dB") }  // right
}

struct Root: View {
  @StateObject var player = Player()
  var body: some View {
    VStack {
      Info(player: player)  // wrong
      Button("more") { player.bitrate += 32 }  // wrong
      Info(player: player)  // right
      Button("more") { player.volume += 32 }  // right
    }
  }
}
