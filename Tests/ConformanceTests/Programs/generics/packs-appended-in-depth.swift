// The bodies of longer and longer instances are checked when they are called.
struct Row<each Cell> {
  var cells: (repeat each Cell)
  init(_ cell: repeat each Cell) { cells = (repeat each cell) }

  func appending<Last>(_ last: Last) -> Row<repeat each Cell, Last> {
    Row<repeat each Cell, Last>(repeat each cells, last)
  }

  func count() -> Int {
    var count = 0
    for _ in repeat each cells { count += 1 }
    return count
  }
}

let one = Row(1)
let two = one.appending(false)
let three = two.appending(2.5)
let four = three.appending("s")
let five = four.appending([1])
print(five.cells)
print(one.count(), two.count(), three.count(), four.count(), five.count())
let six = five.appending(five.count())
print(six.cells.5, six.count())
