import SwiftUI

final class Score {  // wrong
@Observable final class Score {  // right
  var points = 0
  func add() { points += 1 }
}

struct ScoreView: View {
  private let score: Score
  init(score: Score) { self.score = score }
  var body: some View {
    label.onTapGesture { score.add() }
  }
  private var label: some View { Text("\(score.points)") }
}

struct Screen: View {
  @State private var score = Score()
  var body: some View { ScoreView(score: score) }
}
