func gs<T>() -> [T] where T: ExpressibleByIntegerLiteral { [1, 2] }
for i: Int in gs() { print(i) }
for i: Double in gs() { print(i) }
let xs: [Any] = [1, "a"]
for case let i as Int in xs { print(i) }
for (a, b): (Int, String) in [(1, "x")] { print(a, b) }
for x: Int? in [1, 2] { print(x as Any) }
func w() -> Int {
  switch 1 {
  case 1: return 5;
  default: return 6
  }
}
print(w())
