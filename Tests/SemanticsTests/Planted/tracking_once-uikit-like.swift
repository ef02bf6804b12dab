import Observation
@Observable final class Score { var points = 0 }
final class ScoreLabel {
  var text = ""
  private let score: Score
  init(_ score: Score) { self.score = score; refresh() }
  private func refresh() {
    withObservationTracking {
      text = "\(score.points)"
    } onChange: {
      print("changed")  // wrong
      Task { @MainActor [weak self] in self?.refresh() }  // right
    }
  }
}
let score = Score()
let label = ScoreLabel(score)
score.points = 1
score.points = 2
