// `T.name` is the static method, or the instance method as a function, by the expected type or the arguments.
struct Cell {
  var value = 7
  func make() -> Int { value }
  static func make() -> String { "static" }
  func scaled(by factor: Int) -> Int { value * factor }
  static func scaled(_ cell: Cell, by factor: Int) -> String { "static \(cell.value * factor)" }
}

print((Cell.make as (Cell) -> () -> Int)(Cell())())
print(Cell.make())
print(Cell.make(Cell())())
let unbound: (Cell) -> () -> Int = Cell.make
print(unbound(Cell())())
let bound: () -> String = Cell.make
print(bound())
func take(_ f: (Cell) -> () -> Int) { print("takes", f(Cell())()) }
take(Cell.make)
print([Cell(), Cell(value: 9)].map(Cell.make).map { $0() })
let scale: (Cell) -> (Int) -> Int = Cell.scaled
print(scale(Cell())(2))
print(Cell.scaled(Cell(), by: 3))
