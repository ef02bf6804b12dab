import SwiftUI
struct Task1: Identifiable, Equatable { let id: Int; var title: String; var done = false }
class Store: ObservableObject {
    @Published var tasks = [Task1(id: 1, title: "Milk"), Task1(id: 2, title: "Eggs")] { didSet { saves += 1 } }
    @Published private(set) var saves = 0
    var open: Int { tasks.filter { !$0.done }.count }
    func remove(_ t: Task1) { tasks.removeAll { $0.id == t.id } }
}
struct TaskRow: View {
    @Binding var task: Task1
    let remove: () -> Void
    var body: some View {
        HStack { Toggle(task.title, isOn: $task.done); TextField("Title \(task.id)", text: $task.title); Button("Remove \(task.id)", action: remove) }
    }
}
struct Tasks: View {
    @StateObject var store = Store()
    var body: some View {
        List { ForEach($store.tasks) { $t in TaskRow(task: $t) { store.remove(t) } } }
        Text("\(store.open) open, \(store.saves) saves")
    }
}
#Preview { Tasks() }
