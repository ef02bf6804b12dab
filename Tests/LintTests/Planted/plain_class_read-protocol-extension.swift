import SwiftUI

protocol Scored: AnyObject {
  var points: Int { get set }
}

extension Scored {
  var label: String { "\(points) points" }
}

final class Game: Scored {  // wrong
@Observable final class Game: Scored {  // right
  var points = 0
}

struct GameView: View {
  @State private var game = Game()
  var body: some View {
    Text(game.label)
    Button("Score") { game.points += 1 }
  }
}
