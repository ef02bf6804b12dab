import SwiftUI
final class Todo: ObservableObject, Identifiable {
  let id: Int
  @Published var isDone = false
  init(id: Int) { self.id = id }
}
final class TodoStore: ObservableObject { @Published var todos = [Todo(id: 1), Todo(id: 2)] }
struct TodoRow: View {  // right
  @ObservedObject var todo: Todo  // right
  var body: some View { Button(todo.isDone ? "done \(todo.id)" : "open \(todo.id)") { todo.isDone.toggle() } }  // right
}  // right
struct TodoList: View {
  @StateObject private var store = TodoStore()
  var body: some View {
    List {
      ForEach(store.todos) { todo in
        Button(todo.isDone ? "done \(todo.id)" : "open \(todo.id)") { todo.isDone.toggle() }  // wrong
        TodoRow(todo: todo)  // right
      }
    }
  }
}
:mount TodoList()
:tap "open 1"
