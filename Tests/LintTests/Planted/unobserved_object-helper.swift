import SwiftUI

class Player: ObservableObject {
  @Published var score = 0
  func win() { score += 1 }
}

struct ScoreBoard: View {
  private let player: Player  // wrong
  @ObservedObject private var player: Player  // right
  init(player: Player) { self.player = player }

  var body: some View {
    VStack { label() }
  }
  private func label() -> some View { Text("Score \(player.score)") }
}
