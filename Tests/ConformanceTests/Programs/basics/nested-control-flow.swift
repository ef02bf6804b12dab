// Loops in loops with switches, guards, labels, early returns and closures that only leave themselves.
func firstPair(_ list: [Int], sum: Int) -> (Int, Int)? {
  for (i, a) in list.enumerated() {
    for b in list[(i + 1)...] where a + b == sum { return (a, b) }
  }
  return nil
}
print(firstPair([1, 5, 7, 3], sum: 8)!, firstPair([1], sum: 2) == nil)
func spiral(_ n: Int) -> [[Int]] {
  var grid = Array(repeating: Array(repeating: 0, count: n), count: n)
  var (r, c, dr, dc) = (0, 0, 0, 1)
  for k in 0..<(n * n) {
    grid[r][c] = k + 1
    let (nr, nc) = (r + dr, c + dc)
    if nr < 0 || nr >= n || nc < 0 || nc >= n || grid[nr][nc] != 0 { (dr, dc) = (dc, -dr) }
    (r, c) = (r + dr, c + dc)
  }
  return grid
}
for row in spiral(4) { print(row.map { $0 < 10 ? " \($0)" : "\($0)" }.joined(separator: " ")) }
search: for x in 2... {
  for d in 2..<x where x % d == 0 { continue search }
  switch x {
  case ..<10: print("prime", x, terminator: " ")
  case 23: break search
  default: if x % 10 == 3 { print("ends in 3:", x, terminator: " ") }
  }
}
print()
func process(_ lines: [String]) -> [String] {
  var output: [String] = []
  lines: for line in lines {
    guard !line.isEmpty else { continue }
    let words = line.split(separator: " ")
    switch words[0] {
    case "#": continue lines
    case "repeat":
      guard words.count == 3, let n = Int(words[1]) else {
        output.append("bad repeat")
        continue
      }
      for i in 0..<n {
        if i == 2 { break }
        output.append("\(words[2])\(i)")
      }
    case "stop": break lines
    case let w where w.count > 4: output.append("long")
    default:
      output.append(
        contentsOf: words.map { word in
          if word == "x" { return "X" }
          return String(word)
        })
    }
  }
  return output
}
print(process(["a x", "", "# note", "repeat 5 r", "repeat z", "lengthy", "stop", "never"]))
var outer = 0
repeat {
  outer += 1
  var inner = outer
  while true {
    inner -= 1
    if inner <= 0 { break }
    if inner % 2 == 0 { continue }
    print(outer, inner, terminator: "; ")
  }
} while outer < 4
print()
[1, 2, 3].forEach { n in
  if n == 2 { return }
  print("forEach", n)
}
