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
  @ObservedObject private var player: Player = .init()  // wrong
  @StateObject private var player: Player = .init()  // right
  var body: some View { Button(player.track) { player.next() } }
}

struct Root: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Panel()
      Button("n") { n += 1 }
    }
  }
}
