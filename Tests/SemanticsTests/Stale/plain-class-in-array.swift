import SwiftUI
class Todo { var title = "Tea" }  // wrong
@Observable class Todo { var title = "Tea" }  // right
@Observable class Todos { var all = [Todo(), Todo()] }
struct TodosView: View {
  let todos: Todos
  var body: some View { ForEach(0..<2) { index in Text(todos.all[index].title) } }
}
let todos = Todos()
:mount TodosView(todos: todos)
todos.all[1].title = "Cake"
