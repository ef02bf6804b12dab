import SwiftUI

@Observable final class Task: Identifiable {
  let id: Int
  var isDone = false

  init(id: Int) { self.id = id }
}

@Observable final class Tasks {
  var all: [Task] = []

  func add() { all.append(Task(id: all.count + 1)) }
}

struct Row: View {
  @Bindable var task: Task
  var body: some View { Toggle("Task \(task.id)", isOn: $task.isDone) }
}

struct Screen: View {
  @Environment(Tasks.self) private var tasks

  var body: some View {
    ForEach(tasks.all) { Row(task: $0) }
    Button("Add") { tasks.add() }
    Text("\(tasks.all.filter(\.isDone).count) done")
  }
}

struct Root: View {
  @State private var tasks = Tasks()
  var body: some View { Screen().environment(tasks) }
}

#Preview { Root() }
