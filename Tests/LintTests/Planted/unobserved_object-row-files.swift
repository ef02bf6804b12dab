// file: Model.swift
import Combine

final class Todo: ObservableObject, Identifiable {
  let id: Int
  @Published var isDone = false
  init(id: Int) { self.id = id }
}
// file: Views.swift
import SwiftUI

struct TodoRow: View {
  let todo: Todo  // wrong
  @ObservedObject var todo: Todo  // right
  private var symbol: String { todo.isDone ? "checkmark" : "circle" }
  var body: some View {
    Button { todo.isDone.toggle() } label: { Image(systemName: symbol) }
  }
}

struct TodoList: View {
  @State private var todos = [Todo(id: 1), Todo(id: 2)]
  var body: some View {
    List { ForEach(todos) { TodoRow(todo: $0) } }
  }
}
