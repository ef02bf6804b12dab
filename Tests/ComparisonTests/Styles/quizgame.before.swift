import SwiftUI

struct Question { let text: String; let answers: [String]; let right: Int }

final class Quiz: ObservableObject {
    @Published private(set) var index = 0
    @Published private(set) var score = 0
    @Published var showsResult = false
    let questions = [
        Question(text: "2 + 2", answers: ["3", "4"], right: 1),
        Question(text: "3 × 3", answers: ["9", "6"], right: 0),
    ]
    var question: Question { questions[index] }
    func answer(_ choice: Int) {
        if choice == question.right { score += 1 }
        if index + 1 < questions.count { index += 1 } else { showsResult = true }
    }
    func restart() {
        index = 0
        score = 0
    }
}

struct QuestionView: View {
    @ObservedObject var quiz: Quiz
    var body: some View {
        Text(quiz.question.text)
        ForEach(quiz.question.answers.indices, id: \.self) { choice in
            Button("Answer \(quiz.question.answers[choice])") { quiz.answer(choice) }
        }
    }
}

struct QuizView: View {
    @StateObject private var quiz = Quiz()
    var body: some View {
        VStack {
            Text("Score \(quiz.score)")
            QuestionView(quiz: quiz)
        }
        .alert("You have \(quiz.score) points", isPresented: $quiz.showsResult) {
            Button("Restart") { quiz.restart() }
        }
    }
}

#Preview { QuizView() }
