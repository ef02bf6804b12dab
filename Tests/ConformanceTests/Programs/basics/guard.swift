// guard leaves when its condition fails; what it binds lives on after it.
func describe(_ text: String?) -> String {
  guard let text else { return "nothing" }
  guard !text.isEmpty, let first = text.first else {
    return "empty"
  }
  guard let number = Int(text) else { return "word \(first)" }
  guard case 0..<100 = number else { return "out of range" }
  return "number \(number)"
}
for t in ["7", "x9", "", "100", nil, "-1"] { print(t ?? "nil", describe(t)) }

func total(_ values: [Int?]) -> Int {
  var sum = 0
  for value in values {
    guard let value else { continue }
    guard value < 100 else { break }
    sum += value
  }
  return sum
}
print(total([1, nil, 2]), total([1, 200, 2]), total([]))

enum Shape {
  case circle(Double)
  case square(side: Double)
}
func radius(_ s: Shape) -> Double? {
  guard case .circle(let r) = s else { return nil }
  return r
}
print(radius(.circle(2)) ?? -1, radius(.square(side: 3)) ?? -1)

func shadow(_ x: Int?) -> Int {
  guard var x = x else { return 0 }
  x += 1
  return x
}
print(shadow(4), shadow(nil))
func check(_ n: Int) {
  guard n > 0 else {
    print("not positive")
    return
  }
  print("positive")
}
check(1)
check(-1)
