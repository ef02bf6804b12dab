import SwiftUI
final class Timer3: ObservableObject { @Published var left = 3 }
final class Game: ObservableObject {
  let timer = Timer3()
  @Published var level = 1
  var title: String { "L\(level) T\(timer.left)" }
}
struct GameView: View {
  @ObservedObject var game: Game
  @ObservedObject var timer: Timer3  // right
  init(game: Game) {  // right
    self.game = game  // right
    timer = game.timer  // right
  }  // right
  var body: some View { Text(game.title) }
}
let game = Game()
:mount GameView(game: game)
game.timer.left = 2
