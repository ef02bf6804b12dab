@Observable class Todo: Identifiable { let id: Int; var title: String; var done = false
  init(id: Int, title: String) { self.id = id; self.title = title } }
@Observable class Store {
  var todos: [Todo] = []
  init() { for n in 1...3 { add("t\(n)") } }
  func add(_ title: String) { todos.append(Todo(id: todos.count + 1, title: title)) }
}
struct Row: View { @Bindable var todo: Todo; var body: some View { Toggle(todo.title, isOn: $todo.done) } }
struct Screen: View {
  @State private var store = Store()
  var body: some View { List(store.todos) { Row(todo: $0) }; Button("Add") { store.add("new") } }
}
:mount Screen()
:toggle t2
:tap Add
:toggle new
