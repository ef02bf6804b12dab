import SwiftUI

final class Score {  // wrong
@Observable final class Score {  // right
  var points: Int = 0
  func add() { points += 10 }
}

struct Game: View {
  @State private var score = Score()
  var body: some View {
    Text("\(score.points)")
    Button("Hit", action: score.add)
  }
}
