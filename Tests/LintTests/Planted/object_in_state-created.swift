import Combine
import Observation
import SwiftUI

final class Player: ObservableObject {
  @Published var track = "none"
  @Published var volume = 3
  var bitrate = 128
  func next() { track += "+"; bitrate += 1 }
}

struct Panel: View {
  @State private var player = Player()  // wrong
  @StateObject private var player = Player()  // right
  var body: some View {
    VStack {
      Text("\(player.volume)")
      Button("+") { player.volume += 1 }
    }
  }
}
