// "Each row of my list loses its state when anything changes."
// says: computed_id
struct Todo: Identifiable {
  var id: UUID { UUID() }  // wrong
  let id = UUID()  // right
  var title: String
}
struct TodoList: View {
  @State private var todos = [Todo(title: "Milk"), Todo(title: "Bread")]
  @State private var count = 0
  var body: some View {
    List {
      Button("Count \(count)") { count += 1 }
      ForEach(todos) { todo in TodoRow(title: todo.title) }
    }
  }
}
struct TodoRow: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Toggle(title, isOn: $isOpen) }
}
:mount TodoList()
:toggle Milk
:tap "Count 0"
