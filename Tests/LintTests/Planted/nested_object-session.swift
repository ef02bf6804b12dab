import Combine
import Observation
import SwiftUI

final class Player: ObservableObject {
  @Published var track = "none"
  @Published var volume = 3
  var bitrate = 128
  func next() { track += "+"; bitrate += 1 }
}

final class Session: ObservableObject { @Published var name = "s"; let player = Player() }

struct Now: View { @ObservedObject var player: Player; var body: some View { Text(player.track) } }  // right

struct Root: View {
  @StateObject var session = Session()
  var body: some View {
    VStack {
      Text(session.player.track)  // wrong
      Button("next") { session.player.next() }  // wrong
      Now(player: session.player)  // right
      Button("next") { session.player.next() }  // right
    }
  }
}
