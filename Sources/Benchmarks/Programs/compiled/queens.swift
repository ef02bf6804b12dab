// Generic structs and calls: the queens problem with its own stack and board.

struct Stack<Element> {
  private var elements: [Element] = []
  init() {}
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  mutating func push(_ element: Element) { elements.append(element) }
  mutating func pop() -> Element? { elements.popLast() }
}

struct Place: Equatable {
  let row: Int
  let column: Int

  func attacks(_ other: Place) -> Bool {
    row == other.row || column == other.column || row - column == other.row - other.column
      || row + column == other.row + other.column
  }
}

struct Board {
  let size: Int
  private(set) var queens: [Place] = []
  init(size: Int) { self.size = size }

  func isFree(_ place: Place) -> Bool { !queens.contains { $0.attacks(place) } }
  mutating func put(_ place: Place) { queens.append(place) }
  mutating func takeLast() { queens.removeLast() }
}

func solve(_ board: inout Board, row: Int, _ found: inout Stack<[Int]>) {
  if row == board.size {
    found.push(board.queens.map { $0.column })
    return
  }
  for column in 0..<board.size {
    let place = Place(row: row, column: column)
    if board.isFree(place) {
      board.put(place)
      solve(&board, row: row + 1, &found)
      board.takeLast()
    }
  }
}

var board = Board(size: 11)
var found = Stack<[Int]>()
solve(&board, row: 0, &found)
let solutions = found.count
var sum = 0
while let columns = found.pop() {
  for (row, column) in columns.enumerated() { sum += row * column }
}
precondition(board.queens.isEmpty && found.isEmpty)
print(solutions, sum)
