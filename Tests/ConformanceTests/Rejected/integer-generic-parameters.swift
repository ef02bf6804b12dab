struct Grid<let n: Int, T> {
  var cells: [T]
  var size: Int { n }
}
struct Unsigned<let n: UInt> {}
let first = Grid<Int, Bool>(cells: [])
let second = Grid<2>(cells: [1])
let third: Grid<-1, Int> = Grid(cells: [])
print(third.n, Grid<3, Int>.n)
let short: InlineArray<3, Int> = [1, 2]
let long: [3 of Int] = [1, 2, 3, 4]
let other: Grid<2, Int> = Grid<3, Int>(cells: [])
func unused<let n: Int>() -> Int { n }
for element in short { print(element) }
print(short.map { $0 })
