import SwiftUI

@Observable final class Game {
  var score = 0, lives = 3, level = 1
  var player = "", weapon = "", map = ""
  var isPaused = false, isMuted = false, isOver = false
  var time = 0
}

struct GameView: View {
  @State private var game = Game()
  var body: some View {
    VStack {
      header  // wrong
      footer  // wrong
      Header(game: game)  // right
      Footer(game: game)  // right
    }
  }
  private var header: some View {  // wrong
    HStack { Text("\(game.score)"); Text("\(game.lives)"); Text("\(game.level)"); Text(game.player); Text(game.map) }  // wrong
  }  // wrong
  private var footer: some View {  // wrong
    HStack { Text(game.weapon); Text(game.isPaused ? "p" : "r"); Text(game.isMuted ? "m" : "s"); Text("\(game.time)"); Text(game.isOver ? "o" : "") }  // wrong
  }  // wrong
}

struct Header: View {  // right
  let game: Game  // right
  var body: some View { HStack { Text("\(game.score)"); Text("\(game.lives)"); Text(game.player) } }  // right
}  // right

struct Footer: View {  // right
  let game: Game  // right
  var body: some View { HStack { Text(game.weapon); Text(game.isPaused ? "p" : "r"); Text("\(game.time)") } }  // right
}  // right
