import Observation
import SwiftUI

@Observable final class Score { var points = 0 }
final class Logger1 {  // wrong
  let score: Score;  // wrong
  init(score: Score) {  // wrong
    self.score = score  // wrong

final class Logger1: @unchecked Sendable {  // right
  let score: Score; init(score: Score) { self.score = score; watch() }  // right
  func watch() {  // right
    withObservationTracking {
      _ = score.points
    } onChange: {  // wrong
      print("changed")  // wrong
    } onChange: { [weak self] in  // right
      print("changed")  // right
      Task { @MainActor in self?.watch() }  // right
    }
  }
}

struct Root: View { @State var s = Score(); var body: some View { Button("\(s.points)") { s.points += 1 } } }
