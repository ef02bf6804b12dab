import SwiftUI

final class Player: ObservableObject, Identifiable {
  let id: Int
  @Published var score = 0
  init(id: Int) { self.id = id }
}
final class Game: ObservableObject {
  @Published var players = [Player(id: 1), Player(id: 2)]
}

struct Board: View {
  @StateObject private var game = Game()
  var body: some View {
    VStack {
      ForEach(game.players) { player in
        HStack {  // wrong
          Text("\(player.score)")  // wrong
          Button("+") { player.score += 1 }  // wrong
        }  // wrong
        PlayerRow(player: player)  // right
      }
    }
  }
}

struct PlayerRow: View {
  @ObservedObject var player: Player
  var body: some View {
    HStack {
      Text("\(player.score)")
      Button("+") { player.score += 1 }
    }
  }
}
