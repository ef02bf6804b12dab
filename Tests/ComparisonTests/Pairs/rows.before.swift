import SwiftUI
import Combine

final class Task1: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String
    @Published var isDone = false
    init(id: Int, title: String) { self.id = id; self.title = title }
}

final class TaskStore: ObservableObject {
    @Published var tasks: [Task1]
    @Published var filter = ""
    private var next = 3
    init() { tasks = [Task1(id: 1, title: "Wash"), Task1(id: 2, title: "Cook")] }
    var visible: [Task1] { filter.isEmpty ? tasks : tasks.filter { $0.title.contains(filter) } }
    func add() { tasks.append(Task1(id: next, title: "Task \(next)")); next += 1 }
    func move(from: IndexSet, to: Int) { tasks.move(fromOffsets: from, toOffset: to) }
}

struct TaskRow: View {
    @ObservedObject var task: Task1
    var body: some View {
        HStack {
            Toggle(task.title, isOn: $task.isDone)
            if task.isDone { Text("✓ \(task.title)") }
        }
    }
}

struct TaskList: View {
    @StateObject private var store = TaskStore()
    var body: some View {
        TextField("Filter", text: $store.filter)
        List {
            ForEach(store.visible) { TaskRow(task: $0) }
                .onMove { store.move(from: $0, to: $1) }
                .onDelete { store.tasks.remove(atOffsets: $0) }
        }
        Button("Add") { store.add() }
    }
}

#Preview("Tasks") { TaskList() }
