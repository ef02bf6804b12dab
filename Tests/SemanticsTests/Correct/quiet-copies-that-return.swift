import SwiftUI
struct Todo: Identifiable, Equatable { let id: Int; var title = "t"; var isDone = false }
@Observable final class Todos {
  var items = [Todo(id: 1), Todo(id: 2)]
  func toggle(_ id: Int) {
    guard var item = items.first(where: { $0.id == id }), let index = items.firstIndex(of: item) else { return }
    item.isDone.toggle()
    items[index] = item
  }
  func copy(_ todo: Todo) -> Todo {
    var copy = todo
    copy.title += " copy"
    return copy
  }
  func finishAll() {
    for index in items.indices {
      var item = items[index]
      item.isDone = true
      items[index] = item
    }
    items = items.map { var item = $0; item.title = item.title.uppercased(); return item }
    switch items.first {
    case .some(var first): first.isDone = false; items[0] = first
    case nil: break
    }
  }
  func save() {
    var draft = items[0]
    draft.title = "saved"
    send(draft)
    var other = items[1]
    defer { items[1] = other }
    other.title = "deferred"
  }
  private func send(_ todo: Todo) { print(todo.title) }
}
struct TodosView: View {
  @State private var todos = Todos()
  var body: some View {
    ForEach(todos.items) { item in Text("\(item.title) \(item.isDone)") }
    Button("Do") { todos.toggle(1); todos.finishAll(); todos.save() }
  }
}
:mount TodosView()
:tap Do
