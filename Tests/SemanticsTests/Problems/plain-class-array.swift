// "The cells of my grid are plain classes in an @Observable board: a tap marks the cell, and nothing is drawn."
// says: a plain class, so its changes are not observed
class Cell: Identifiable {  // wrong
@Observable class Cell: Identifiable {  // right
  let id: Int
  var isMarked = false
  init(id: Int) { self.id = id }
}
@Observable class Board { var cells = (0..<3).map { Cell(id: $0) } }
struct BoardView: View {
  @State private var board = Board()
  var body: some View {
    ForEach(board.cells) { cell in
      Button(cell.isMarked ? "x \(cell.id)" : "o \(cell.id)") { cell.isMarked = true }
    }
  }
}
:mount BoardView()
:tap "o 1"
