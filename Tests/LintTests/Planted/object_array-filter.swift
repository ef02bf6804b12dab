import Combine
import Observation
import SwiftUI

final class Player: ObservableObject {
  @Published var track = "none"
  @Published var volume = 3
  var bitrate = 128
  func next() { track += "+"; bitrate += 1 }
}

final class Library: ObservableObject { @Published var players: [Player] = [Player(), Player()] }  // wrong

struct Item { var volume = 3 }  // right

final class Library: ObservableObject { @Published var players: [Item] = [Item(), Item()] }  // right

struct Root: View {
  @StateObject var library = Library()
  var body: some View {
    VStack {
      Text("\(library.players.filter { $0.volume > 3 }.count) loud")
      Button("up") { library.players[0].volume += 1 }
    }
  }
}
