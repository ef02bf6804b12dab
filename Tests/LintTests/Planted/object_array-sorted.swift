import SwiftUI

final class Todo: ObservableObject, Identifiable {
  let id: Int
  @Published var isDone = false
  init(id: Int) { self.id = id }
}

final class Todos: ObservableObject {
  @Published var all = [Todo(id: 1), Todo(id: 2)]
  var open: [Todo] { all.filter { !$0.isDone } }
}

struct TodosView: View {
  @StateObject private var todos = Todos()
  var body: some View {
    ForEach(todos.all) { todo in
      Button(todo.isDone ? "done" : "open") { todo.isDone.toggle() }  // wrong
      TodoRow(todo: todo)  // right
    }
  }
}

struct TodoRow: View {  // right
  @ObservedObject var todo: Todo  // right
  var body: some View { Button(todo.isDone ? "done" : "open") { todo.isDone.toggle() } }  // right
}  // right
