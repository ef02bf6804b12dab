import SwiftUI
enum IDs { static var next = 0; static func make() -> Int { next += 1; return next } }
struct Todo: Identifiable { let id: Int; let title: String }
struct Todos: View { @State private var todos: [Todo] = []; var body: some View { ForEach(todos) { Text($0.title) }; Button("Add") { todos.append(Todo(id: IDs.make(), title: "x")) } } }
:mount Todos()
:tap Add
:tap Add
