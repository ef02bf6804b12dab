// An expression in a pattern does not see the variables of the pattern.

let x = 3
let points = [(1, 1), (2, 3)]
for case (let x, x) in points { print("hit", x) }

func compare(_ pair: (Int, Int)) {
  switch pair {
  case (let x, x): print("outer x", x)
  case (let y, x + 1): print("one more", y)
  default: print("no")
  }
}
compare((5, 3))
compare((1, 1))
compare((2, 4))

struct Shape {
  var sides = 3
  func matches(_ pair: (Int, Int)) -> Bool {
    if case (let sides, sides) = pair { return sides > 0 }
    return false
  }
}
print(Shape().matches((9, 3)), Shape().matches((9, 9)))

enum Step { case a(Int, Int), b(left: Int, right: Int) }
func step(_ step: Step) {
  let limit = 2
  switch step {
  case .a(let limit, limit): print("a", limit)
  case .b(let left, right: limit): print("b", left)
  case let .b(left, right) where left < right: print("less", left, right)
  default: print("other")
  }
}
step(.a(7, 2))
step(.a(7, 7))
step(.b(left: 1, right: 2))
step(.b(left: 1, right: 3))

var pair: (Int, Int)? = (4, 3)
if case let (a, b)? = pair { print(a, b) }
if case (let a, x)? = pair { print("outer", a) }
let n = 100
func atLeast(_ a: Int, _ b: Int) -> String {
  switch (a, b) {
  case (let n, n...): "\(n) and more"
  default: "less"
  }
}
print(atLeast(5, 7), atLeast(5, 200))
