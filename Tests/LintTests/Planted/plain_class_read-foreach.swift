import SwiftUI

final class TodoItem: Identifiable {  // wrong
@Observable final class TodoItem: Identifiable {  // right
  let id = UUID()
  var isDone = false
  var title: String
  init(title: String) { self.title = title }
}

@Observable final class TodoStore {
  var items = [TodoItem(title: "Tea")]
  func toggle(_ item: TodoItem) { item.isDone.toggle() }
}

struct TodoList: View {
  let store: TodoStore
  var body: some View {
    List(store.items) { item in
      Label(item.title, systemImage: item.isDone ? "checkmark" : "circle")
        .onTapGesture { store.toggle(item) }
    }
  }
}
