// An if chain runs the first branch whose condition holds; comma conditions stop at the first that fails.
func classify(_ n: Int) -> String {
  if n < 0 {
    return "negative"
  } else if n == 0 {
    return "zero"
  } else if n < 10, n.isMultiple(of: 2) {
    return "small even"
  } else if n < 10 {
    return "small odd"
  } else {
    return "large"
  }
}
for n in [-5, 0, 4, 7, 10, 99] { print(n, classify(n)) }

func noisy(_ name: String, _ result: Bool) -> Bool {
  print("  asks", name)
  return result
}
if noisy("a", true), noisy("b", false), noisy("c", true) {
  print("all")
} else {
  print("not all")
}
if noisy("left", false) || noisy("right", true) && noisy("last", true) { print("or") }
if !(noisy("x", true) && noisy("y", false)) { print("neither") }

let a: Int? = 3
let b: Int? = nil
if let a, let b { print(a, b) } else if let a { print("only a", a) }
if let doubled = a.map({ $0 * 2 }), doubled > 5 { print("doubled", doubled) }
if case let x? = a, x > 2 { print("pattern", x) }
if let a, a > 2, b == nil { print("mixed", a) }
var count = 0
if count == 0 { count += 1 }
if count == 0 { count += 10 } else { count += 100 }
print(count)
