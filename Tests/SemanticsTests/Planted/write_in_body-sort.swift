import SwiftUI
@Observable final class Scores {
  var values = [3, 1, 2]
  var isSorted = false
  func sortIfNeeded() { if !isSorted { values.sort(); isSorted = true } }
}
struct ScoresView: View {
  let scores: Scores
  var body: some View {
    let _ = scores.sortIfNeeded()  // wrong
    List(scores.values, id: \.self) { Text("\($0)") }
      .onAppear { scores.sortIfNeeded() }  // right
  }
}
let scores = Scores()
:mount ScoresView(scores: scores)
