import SwiftUI
@Observable final class Board {
    var cells = Array(repeating: " ", count: 3)
    private(set) var turn = "X"
    func play(_ i: Int) {
        guard cells[i] == " " else { return }
        cells[i] = turn
        turn = turn == "X" ? "O" : "X"
    }
    func clear() { cells = Array(repeating: " ", count: 3); turn = "X" }
}
struct BoardView: View {
    let board: Board
    var body: some View {
        HStack { ForEach(0..<3, id: \.self) { i in Button("c\(i) \(board.cells[i])") { board.play(i) } } }
        Text("Next: \(board.turn)")
        Button("Clear") { board.clear() }
    }
}
struct Game: View { @State private var board = Board(); var body: some View { BoardView(board: board) } }
#Preview { Game() }
