// A game: structs with mutating methods in a model, inout helpers, deinit of old state, tuples, ranges, labelled loops.
import Observation

struct Board: Equatable {
  private(set) var cells: [[Character?]]
  let size: Int
  init(size: Int = 3) {
    self.size = size
    cells = Array(repeating: Array(repeating: nil, count: size), count: size)
  }
  subscript(row: Int, column: Int) -> Character? {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
  mutating func play(_ mark: Character, at position: (row: Int, column: Int)) -> Bool {
    guard (0..<size) ~= position.row, 0..<size ~= position.column, self[position.row, position.column] == nil else {
      return false
    }
    self[position.row, position.column] = mark
    return true
  }
  var winner: Character? {
    let lines =
      cells + (0..<size).map { column in cells.map { $0[column] } }
      + [(0..<size).map { cells[$0][$0] }, (0..<size).map { cells[$0][size - 1 - $0] }]
    for line in lines {
      if let first = line[0], line.allSatisfy({ $0 == first }) { return first }
    }
    return nil
  }
  var text: String { cells.map { String($0.map { $0 ?? "." }) }.joined(separator: "/") }
}
@Observable final class Game {
  var board = Board()
  var turn: Character = "X"
  private(set) var moves: [(mark: Character, row: Int, column: Int)] = []
  var scores: [Character: Int] = [:]
  var isOver: Bool { board.winner != nil || moves.count == board.size * board.size }
  func play(_ row: Int, _ column: Int) {
    guard !isOver, board.play(turn, at: (row, column)) else { return }
    moves.append((turn, row, column))
    if let winner = board.winner { scores[winner, default: 0] += 1 }
    turn = turn == "X" ? "O" : "X"
  }
  func reset(size: Int) { (board, moves, turn) = (Board(size: size), [], "X") }
}
let game = Game()
var changed: Set<String> = []
func arm() {
  func track(_ name: String, _ read: @escaping () -> Void) {
    withObservationTracking(read) { changed.insert(name) }
  }
  track("board") { _ = game.board.text }
  track("turn") { _ = game.turn }
  track("moves") { _ = game.moves.last?.mark }
  track("scores") { _ = game.scores["X"] }
  track("over") { _ = game.isOver }
}
outer: for (row, column) in [(0, 0), (0, 0), (1, 1), (0, 1), (9, 9), (2, 2), (0, 2), (2, 0)] {
  changed = []
  arm()
  game.play(row, column)
  print(row, column, game.board.text, changed.sorted())
  if game.isOver { break outer }
}
print(game.scores, game.moves.map { "\($0.mark)\($0.row)\($0.column)" }, game.turn)
changed = []
arm()
game.reset(size: 2)
print(changed.sorted(), game.board.text, game.isOver)
func shift(_ board: inout Board, by n: Int) {
  for row in 0..<board.size where board[row, 0] != nil { board[row, (n + row) % board.size] = "#" }
}
game.play(0, 0)
changed = []
arm()
shift(&game.board, by: 1)
print(changed.sorted(), game.board.text, game.board == Board(size: 2), type(of: game.board[0, 0]))
