import SwiftUI
final class Score { var points = 0 }  // wrong
@Observable final class Score { var points = 0 }  // right
struct Game: View {
  @State private var score = Score()
  var body: some View {
    Text("\(score.points)")
    Button("Hit") { score.points += 10 }
  }
}
:mount Game()
:tap Hit
