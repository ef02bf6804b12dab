import SwiftUI
struct Task1: Identifiable { let id: Int; var title: String; var done = false }
@Observable final class Board {
  var tasks = [Task1(id: 1, title: "a"), Task1(id: 2, title: "b")]
  func finish(_ id: Int) {
    guard var task = tasks.first(where: { $0.id == id }) else { return }  // wrong
    task.done = true  // wrong
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }  // right
    tasks[index].done = true  // right
  }
}
struct BoardView: View {
  @State private var board = Board()
  var body: some View {
    ForEach(board.tasks) { t in Text(t.title + (t.done ? " done" : "")) }
    Button("Finish") { board.finish(1) }
  }
}
