// "In my view controller the label follows the model once, then never again."
// says: tracking_once
import Observation
@Observable final class Score { var points = 0 }
final class ScoreLabel {
  let score: Score
  var text = ""
  init(score: Score) { self.score = score }
  func update() {
    withObservationTracking {
      text = "\(score.points)"
    } onChange: {
      print("changed")  // wrong
      Task { @MainActor in self.update() }  // right
    }
  }
}
let score = Score()
let label = ScoreLabel(score: score)
label.update()
score.points = 1
score.points = 2
