import SwiftUI
struct Task2: Identifiable { let id: Int; let due: Date }
struct DueLabel: View {
  let task: Task2
  @State private var today = Date.now  // right
  var body: some View {
    Text(Calendar.current.isDateInToday(task.due) ? "today" : "later")  // wrong
    Text(Calendar.current.isDate(task.due, inSameDayAs: today) ? "today" : "later")  // right
      .task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)); today = .now } }  // right
  }
}
:mount DueLabel(task: Task2(id: 1, due: Date(timeIntervalSinceNow: 3600)))
:advance 25h
