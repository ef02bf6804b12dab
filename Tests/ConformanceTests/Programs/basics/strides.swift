// Loops over strides of integers: either direction, bounds that are not met, steps that overflow, values that change.

for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
for i in stride(from: 0, through: 9, by: 3) { print(i, terminator: " ") }
for i in stride(from: 10, to: 0, by: -4) { print(i, terminator: " ") }
for i in stride(from: 10, through: 2, by: -4) { print(i, terminator: " ") }
for i in stride(from: 5, to: 5, by: 1) { print("never", i) }
for i in stride(from: 5, through: 5, by: -1) { print(i, terminator: " ") }
for i in stride(from: 5, to: 1, by: 1) { print("never", i) }
for i in stride(from: 1, through: 5, by: -2) { print("never", i) }
print()
for i in stride(from: Int.max - 2, through: Int.max, by: 2) { print(i) }
for i in stride(from: Int.min + 1, to: Int.min, by: -3) { print(i) }
for i in stride(from: Int.min, to: Int.max, by: Int.max) { print(i) }

var limit = 6
var step = 2
for i in stride(from: 0, to: limit, by: step) {
  limit = 100
  step = 50
  print(i, terminator: " ")
}
print(limit, step)
for var i in stride(from: 0, to: 9, by: 4) {
  i += 1
  print(i, terminator: " ")
}
var closures: [() -> Int] = []
outer: for i in stride(from: 1, through: 9, by: 2) where i != 5 {
  closures.append { i * 10 }
  for j in stride(from: i, to: 0, by: -1) {
    if j == 2 { continue outer }
    if i == 9 { break outer }
  }
}
print(closures.map { $0() })
func argument(_ name: String, _ value: Int) -> Int {
  print(name, terminator: " ")
  return value
}
for i in stride(from: argument("from", 1), to: argument("to", 4), by: argument("by", 2)) { print(i, terminator: " ") }
print(stride(from: 0, to: 7, by: 2).map { $0 }, Array(stride(from: 0.0, to: 1, by: 0.25)))
for _ in stride(from: 0, to: 2, by: 1) { print("turn") }
