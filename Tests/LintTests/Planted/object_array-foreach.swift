import SwiftUI

class Task1: ObservableObject, Identifiable {
  let id = UUID()
  @Published var done = false
}

class TaskList: ObservableObject { @Published var tasks: [Task1] = [] }

struct TasksView: View {
  @StateObject var list = TaskList()
  var body: some View {
    List {
      ForEach(list.tasks) { task in
        Button(task.done ? "Done" : "Open") { task.done.toggle() }  // wrong
        TaskRow(task: task)  // right
      }
    }
  }
}

struct TaskRow: View {
  @ObservedObject var task: Task1
  var body: some View { Button(task.done ? "Done" : "Open") { task.done.toggle() } }
}
