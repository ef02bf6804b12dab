import SwiftUI

@Observable final class Task1: Identifiable {
    let id: Int
    var title: String
    var isDone = false
    init(id: Int, title: String) { self.id = id; self.title = title }
}

@Observable final class TaskStore {
    var tasks: [Task1]
    var filter = ""
    @ObservationIgnored private var next = 3
    init() { tasks = [Task1(id: 1, title: "Wash"), Task1(id: 2, title: "Cook")] }
    var visible: [Task1] { filter.isEmpty ? tasks : tasks.filter { $0.title.contains(filter) } }
    func add() { tasks.append(Task1(id: next, title: "Task \(next)")); next += 1 }
    func move(from: IndexSet, to: Int) { tasks.move(fromOffsets: from, toOffset: to) }
}

struct TaskRow: View {
    @Bindable var task: Task1
    var body: some View {
        HStack {
            Toggle(task.title, isOn: $task.isDone)
            if task.isDone { Text("✓ \(task.title)") }
        }
    }
}

struct TaskList: View {
    @State private var store = TaskStore()
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
