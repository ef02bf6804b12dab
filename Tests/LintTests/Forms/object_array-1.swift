import SwiftUI
final class Todo: ObservableObject, Identifiable {
  let id = UUID()
  @Published var done = false
}
final class Store: ObservableObject { @Published var todos = [Todo(), Todo()] }
struct L: View {
  @ObservedObject var store: Store
  var body: some View {
    Text("\(store.todos.filter { $0.done }.count) done")
    ForEach(store.todos) { t in Row(todo: t) }
  }
}
struct Row: View {
  @ObservedObject var todo: Todo
  var body: some View { Toggle("x", isOn: $todo.done) }
}
