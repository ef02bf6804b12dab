// Observers with structs in arrays, nested values, inout, didSet that assigns, and several properties at once.
struct Cell {
  var n = 0 {
    didSet { print("  cell", oldValue, "->", n) }
  }
}
struct Row {
  var cells = [Cell(), Cell()] {
    didSet { print("  row", oldValue.map(\.n), "->", cells.map(\.n)) }
  }
  var title = "t" {
    willSet { print("  title will", newValue) }
  }
}
var row = Row()
print("element")
row.cells[0].n = 5
print("append")
row.cells.append(Cell(n: 9))
print("inout")
func bump(_ n: inout Int) {
  print("  in bump")
  n += 1
  n += 1
}
bump(&row.cells[1].n)
print("loop")
for i in row.cells.indices where row.cells[i].n > 4 { row.cells[i].n = 4 }
print("title")
row.title.append("!")

class Volume {
  var level = 5 {
    didSet {
      if level > 10 { level = 10 }
      if level < 0 { level = 0 }
      changes += 1
    }
  }
  var changes = 0
  var history: [Int] = [] {
    willSet { print("  history", history.count, "->", newValue.count) }
  }
  init() {
    level = 99
    history = [1]
  }
}
let volume = Volume()
print("made", volume.level, volume.changes)
volume.level = 50
print(volume.level, volume.changes)
volume.level -= 100
print(volume.level, volume.changes)
volume.history.append(2)
volume.history = []
struct Pair {
  var a = 1 { didSet { b = a * 10 } }
  var b = 10 { didSet { print("  b", oldValue, "->", b) } }
  mutating func reset() { self = Pair() }
}
var pair = Pair()
pair.a = 2
pair.reset()
print(pair)
var pairs = ["x": Pair()]
pairs["x"]?.a = 3
pairs["x", default: Pair()].b = 0
print(pairs)
