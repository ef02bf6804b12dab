// for-in, while and repeat: bounds are evaluated once, the variable is fresh, where filters.
func bound() -> Int {
  print("bound asked")
  return 3
}
for i in 0..<bound() { print("i", i) }
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for i in stride(from: 0, through: 1, by: 0.25) { print(i, terminator: " ") }
print()
for _ in 1...2 { print("again") }
for i in 1...10 where i % 3 == 0 { print("third", i) }
for i in 5..<5 { print("never", i) }
for (index, letter) in "abc".enumerated() { print(index, letter) }
for i in (1...3).reversed() { print("down", i) }

var list = [1, 2, 3]
for x in list {
  list.append(x * 10)
}
print(list)

var w = 3
while w > 0 {
  w -= 1
  if w == 1 { continue }
  print("w", w)
}
repeat {
  w += 5
} while w < 12
print(w)

let optionals: [Int?] = [1, nil, 3]
for case let x? in optionals { print("some", x) }
for case .some(let x) in optionals where x > 1 { print("big", x) }
let pairs = [("a", 1), ("b", 2), ("a", 3)]
for case ("a", let n) in pairs { print("a has", n) }
for var x in [1, 2] {
  x *= 100
  print(x)
}
while let last = list.popLast(), last > 3 { print("popped", last) }
print(list)
