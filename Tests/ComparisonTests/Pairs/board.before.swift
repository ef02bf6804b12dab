import SwiftUI
final class Board: ObservableObject {
    var cells = Array(repeating: " ", count: 3)
    private(set) var turn = "X"
    func play(_ i: Int) {
        guard cells[i] == " " else { return }
        objectWillChange.send()
        cells[i] = turn
        turn = turn == "X" ? "O" : "X"
    }
    func clear() { objectWillChange.send(); cells = Array(repeating: " ", count: 3); turn = "X" }
}
struct BoardView: View {
    @ObservedObject var board: Board
    var body: some View {
        HStack { ForEach(0..<3, id: \.self) { i in Button("c\(i) \(board.cells[i])") { board.play(i) } } }
        Text("Next: \(board.turn)")
        Button("Clear") { board.clear() }
    }
}
struct Game: View { @StateObject private var board = Board(); var body: some View { BoardView(board: board) } }
#Preview { Game() }
