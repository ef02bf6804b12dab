// for, while and if with tuple, optional, cast and enum patterns, dictionaries, strings, and var bindings.
let scores = [("Ann", 3), ("Bo", 7), ("Cy", 5)]
for (name, score) in scores where score > 4 { print(name, score) }
for (i, (name, score)) in scores.enumerated() where i > 0 || score == 3 { print(i, name, score, terminator: "; ") }
print()
for case (let name, 5...) in scores { print("five or more:", name) }
for (_, var score) in scores {
  score *= 10
  print(score, terminator: " ")
}
print()
enum Shape { case circle(Int), rect(w: Int, h: Int), point }
let shapes: [Shape?] = [.circle(2), nil, .rect(w: 2, h: 3), .point]
for case .circle(let r)? in shapes { print("circle", r) }
for case let .rect(w, h)? in shapes where w < h { print("tall", w, h) }
for shape in shapes {
  guard case .some(let s) = shape else {
    print("nil")
    continue
  }
  if case .point = s { print("point") }
}
let mixed: [Any] = [1, "two", 3.0, (4, "four"), [5]]
for case let n as Int in mixed { print("Int", n) }
for case let (n, s) as (Int, String) in mixed { print("tuple", n, s) }
for case let list as [Int] in mixed where !list.isEmpty { print("list", list) }
var stack: [Int?] = [1, nil, 3]
while case let top?? = stack.popLast() { print("top", top) }
print(stack.count)
var iterator = scores.makeIterator()
while let (name, score) = iterator.next(), score != 7 { print("before Bo:", name) }
for (key, value) in ["k": [1, 2]] { print(key, value) }
for c in "héy" where c != "é" { print(c, terminator: "") }
for (a, b) in zip([1, 2], [3, 4]) { print(a * b, terminator: " ") }
for pair in zip("ab", 1...) { print(pair.0, pair.1, terminator: " ") }
print()
if case let (x, y) = (3, 4), x < y { print("ordered", x, y) }
if case (1...3, let rest)? = Optional((2, "rest")) { print(rest) }
let nested: (Int, (String, [Int]))? = (1, ("a", [2, 3]))
if let (n, (s, list)) = nested { print(n, s, list) }
guard case let (first, .some(second)) = (1, Optional(2)) else { fatalError() }
print(first + second)
switch scores[1] {
case ("Ann", _): print("Ann")
case (let name, let score) where name.count == score: print("equal")
case let (name, score): print(name, score)
}
let (evens, odds) = (1...6).reduce(into: ([Int](), [Int]())) { acc, n in
  if n % 2 == 0 { acc.0.append(n) } else { acc.1.append(n) }
}
print(evens, odds)
