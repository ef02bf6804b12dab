import SwiftUI
@Observable @MainActor final class StepModel: Identifiable {
  let id: Int
  var isDone = false
  init(id: Int) { self.id = id }
}
struct StepList: View {
  let title: String
  let steps = (1...3).map { StepModel(id: $0) }  // wrong
  @State private var steps = (1...3).map { StepModel(id: $0) }  // right
  var body: some View {
    Section(title) {
      ForEach(steps) { step in
        Button(step.isDone ? "Undo \(step.id)" : "Do \(step.id)") { step.isDone.toggle() }
      }
    }
  }
}
struct Plan: View {
  @State private var title = "Today"
  var body: some View {
    List {
      StepList(title: title)
      Button("Tomorrow") { title = "Tomorrow" }
    }
  }
}
:mount Plan()
:tap "Do 2"
:tap Tomorrow
