// An assignment through a default changes the element in place: the default is evaluated if the key is absent.

func told<T>(_ value: T) -> T {
  print("told", value)
  return value
}

var words: [String: String] = [:]
words["n", default: told("def")] = told("v")
print(words["n"] ?? "none")
words["n", default: told("unused")] = told("w")
print(words["n"] ?? "none")
words["m", default: told("def")] += told("x")
words["m", default: told("def")] += told("y")
print(words["m"] ?? "none")
words[told("k"), default: told("dk")].append(told("w"))
print(words["k"] ?? "none")

struct Table {
  var rows = [0, 0, 0]
  subscript(row: Int, or other: @autoclosure () -> Int) -> Int {
    get {
      print("get", row, other())
      return rows[row]
    }
    set {
      print("set", row, other(), newValue)
      rows[row] = newValue
    }
  }
  subscript(at row: Int, times factor: Int = told(7)) -> Int {
    get {
      print("get", row, factor)
      return rows[row]
    }
    set {
      print("set", row, factor, newValue)
      rows[row] = newValue
    }
  }
}

var table = Table()
table[told(1), or: told(2)] = told(3)
table[told(1), or: told(2)] += told(4)
print(table[told(1), or: told(5)])
table[at: told(0)] = told(9)
table[at: told(0)] += told(1)
print(table[at: told(2), times: told(3)])

struct Scores {
  var byName: [String: [Int]] = [:]
}
final class Board {
  var scores = Scores()
}
let board = Board()
board.scores.byName["a", default: told([1])] = told([2])
board.scores.byName["a", default: told([1])][0] = told(5)
board.scores.byName["b", default: told([1])][0] = told(6)
print(board.scores.byName["a"]!, board.scores.byName["b"]!)
