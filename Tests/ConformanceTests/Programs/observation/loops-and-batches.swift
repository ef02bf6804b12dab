// Many objects and many trackers: each write reaches exactly the trackers that read that property of that object.
import Observation

@Observable final class Cell {
  let id: Int
  var value = 0
  var style = "plain"
  init(_ id: Int) { self.id = id }
}
let cells = (0..<20).map(Cell.init)
var hits: [Int: Int] = [:]
func watch(_ cell: Cell) {
  withObservationTracking {
    _ = cell.value
  } onChange: {
    hits[cell.id, default: 0] += 1
  }
}
func report(_ title: String) {
  print(title, hits.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
  hits = [:]
}
cells.forEach(watch)
for cell in cells where cell.id % 5 == 0 { cell.value = 1 }
report("every fifth")
for cell in cells { cell.style = "bold" }
report("styles only")
for cell in cells { cell.value = cell.id < 3 ? 9 : cell.value }
report("first three, the rest equal")
cells[1...2].forEach(watch)
cells[1...2].forEach(watch)
for _ in 0..<4 { cells[1].value += 1 }
report("watched twice, written four times")
var sum = 0
func total() -> Int {
  withObservationTracking {
    cells.reduce(0) { $0 + $1.value }
  } onChange: {
    sum += 1
  }
}
print(total())
cells[7].value = 70
cells[8].value = 80
print("one tracker of all", sum)
print(total(), sum)
cells[19].style = "x"
print("style", sum)
cells[19].value = 1
print("value", sum)
hits = [:]
var order: [Int] = []
for cell in cells[10..<15] {
  withObservationTracking {
    _ = cell.style
  } onChange: {
    order.append(cell.id)
  }
}
for cell in cells.reversed() { cell.style = "last" }
print(order)
