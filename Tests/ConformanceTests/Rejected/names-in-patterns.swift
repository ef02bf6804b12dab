func compare(_ pair: (Int, Int)) {
  switch pair {
  case (let x, x): print("equal", x)
  default: print("no")
  }
}
enum Step { case a(Int, Int), b(left: Int, right: Int) }
func step(_ step: Step) {
  if case .a(let x, x) = step { print(x) }
  if case .b(let left, right: left + 1) = step { print(left) }
}
for case (let i, i + 1) in [(1, 2), (2, 2)] { print(i) }
