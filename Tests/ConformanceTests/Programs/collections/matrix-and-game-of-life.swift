// Grids as arrays of arrays: neighbours, generations, flood fill, rotation and text rendering.
typealias Grid = [[Bool]]
func parse(_ text: String) -> Grid { text.split(separator: "\n").map { $0.map { $0 == "#" } } }
func show(_ grid: Grid) -> [String] { grid.map { String($0.map { $0 ? "#" : "." }) } }
func neighbours(_ grid: Grid, _ r: Int, _ c: Int) -> Int {
  var n = 0
  for dr in -1...1 {
    for dc in -1...1 where (dr, dc) != (0, 0) {
      let (y, x) = (r + dr, c + dc)
      if grid.indices.contains(y), grid[y].indices.contains(x), grid[y][x] { n += 1 }
    }
  }
  return n
}
func next(_ grid: Grid) -> Grid {
  grid.indices.map { r in
    grid[r].indices.map { c in
      switch (grid[r][c], neighbours(grid, r, c)) {
      case (true, 2...3), (false, 3): true
      default: false
      }
    }
  }
}
var grid = parse(
  """
  .....
  ..#..
  ..#..
  ..#..
  .....
  """)
for generation in 0..<3 {
  print("generation", generation)
  show(grid).forEach { print($0) }
  grid = next(grid)
}
print(grid.flatMap { $0 }.count { $0 }, grid == next(next(grid)))
func rotated<T>(_ m: [[T]]) -> [[T]] { m[0].indices.map { c in m.indices.reversed().map { m[$0][c] } } }
print(rotated([[1, 2, 3], [4, 5, 6]]), rotated(rotated(rotated(rotated([[1, 2], [3, 4]])))))
func fill(_ map: inout [[Int]], _ r: Int, _ c: Int, with value: Int) -> Int {
  guard map.indices.contains(r), map[r].indices.contains(c), map[r][c] == 0 else { return 0 }
  map[r][c] = value
  return [(0, 1), (1, 0), (0, -1), (-1, 0)].reduce(1) { $0 + fill(&map, r + $1.0, c + $1.1, with: value) }
}
var map = [[0, 0, 1, 0], [1, 0, 1, 0], [0, 1, 0, 0]]
print(fill(&map, 0, 0, with: 7), fill(&map, 0, 3, with: 8), fill(&map, 0, 0, with: 9), map)
func triangle(_ n: Int) -> [[Int]] {
  (1..<n).reduce(into: [[1]]) { rows, _ in
    let last = rows[rows.count - 1]
    rows.append([1] + zip(last, last.dropFirst()).map(+) + [1])
  }
}
triangle(5).forEach { print($0) }
print((0..<3).map { r in (0..<3).map { c in r == c ? 1 : 0 } })
print([[3, 1], [2]].map { $0.sorted() }.sorted { $0.count < $1.count })
