import SwiftUI

/// The number of tasks that are done is read without observing the tasks: a mistake that the migration cures.
final class Task: ObservableObject, Identifiable {
  let id: Int
  @Published var isDone = false

  init(id: Int) { self.id = id }
}

final class Tasks: ObservableObject {
  @Published var all: [Task] = []

  func add() { all.append(Task(id: all.count + 1)) }
}

struct Row: View {
  @ObservedObject var task: Task
  var body: some View { Toggle("Task \(task.id)", isOn: $task.isDone) }
}

struct Screen: View {
  @EnvironmentObject private var tasks: Tasks

  var body: some View {
    ForEach(tasks.all) { Row(task: $0) }
    Button("Add") { tasks.add() }
    Text("\(tasks.all.filter(\.isDone).count) done")
  }
}

struct Root: View {
  @StateObject private var tasks = Tasks()
  var body: some View { Screen().environmentObject(tasks) }
}

#Preview { Root() }
