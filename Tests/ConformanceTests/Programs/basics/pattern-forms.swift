// Every pattern in every place: if case, guard case, for case, catch, closures and nested payloads.
enum Token: Equatable {
  case number(Int)
  case op(Character)
  indirect case group([Token], depth: Int = 0)
}
let tokens: [Token] = [.number(1), .op("+"), .group([.number(2), .number(3)]), .number(40)]
for case .number(let n) in tokens { print("number", n) }
for case .number(let n) in tokens where n > 10 { print("big", n) }
for case let .group(inner, depth) in tokens { print("group", inner.count, depth) }
if case .group(let inner, depth: 0) = tokens[2], case .number(let first) = inner[0] { print("first", first) }
if case .op("+") = tokens[1] { print("plus") }
if case .op(let c) = tokens[1], "+-".contains(c) { print("sign", c) }
func value(_ t: Token) -> Int {
  guard case .number(let n) = t else { return -1 }
  return n
}
print(tokens.map(value))
func describe(_ x: Any) -> String {
  switch x {
  case 0 as Int: return "zero"
  case let n as Int where n < 0: return "negative \(n)"
  case is Int, is Double: return "numeric"
  case let (a, b) as (Int, Int): return "pair \(a + b)"
  case let s as String where s.isEmpty: return "empty"
  case let s as String: return s
  case Optional<Any>.none: return "none"
  default: return "unknown"
  }
}
print([0, -4, 7, 2.5, (1, 2), "", "text", Character("c")].map(describe))
let pairs: [(Int?, String)] = [(1, "a"), (nil, "b"), (3, "c")]
for pair in pairs {
  switch pair {
  case (let n?, let s) where n > 2: print("large", n, s)
  case (1?, "a"): print("one a")
  case (.some, _): print("some")
  case (nil, let s): print("nil", s)
  }
}
switch (tokens[0], tokens[3]) {
case (.number(let a), .number(let b)): print(a + b)
default: print("no")
}
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
switch 8 {
case isEven: print("even by own ~=")
default: print("odd")
}
if case 1...9 = 5, case let x = 5 * 2, x > 9 { print("range and binding", x) }
let (q, (r, _)) = (1, (2, 3))
print(q, r)
while case let n? = [1, 2, 3].first(where: { $0 > 2 }), n == 3 {
  print("while case", n)
  break
}
