import SwiftUI
final class Quiz: ObservableObject {
  @Published private(set) var index = 0
  private(set) var score = 0  // wrong
  @Published private(set) var score = 0  // right
  func answer(_ correct: Bool) { if correct { score += 1 } }
  func next() { index += 1 }
}
struct QuizView: View {
  @ObservedObject var quiz: Quiz
  private var header: some View { Text("Score \(quiz.score)") }
  var body: some View {
    header
    Text("Question \(quiz.index)")
    Button("Yes") { quiz.answer(true) }
  }
}
let quiz = Quiz()
:mount QuizView(quiz: quiz)
:tap Yes
