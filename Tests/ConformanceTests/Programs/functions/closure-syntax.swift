// Every way to write a closure: typed, untyped, shorthand, trailing, multiple trailing, operators as functions.
let numbers = [3, 1, 2]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }))
print(numbers.sorted(by: { a, b in a > b }))
print(numbers.sorted { $0 > $1 })
print(numbers.sorted(by: >))
print(
  numbers.map { n -> String in
    let square = n * n
    return "\(square)"
  })
print(numbers.map { (n) in n + 1 })
print(numbers.reduce(0) { $0 + $1 }, numbers.reduce(1, *))

func apply(_ n: Int, transform: (Int) -> Int, then finish: (Int) -> Void) { finish(transform(n)) }
apply(4) {
  $0 * $0
} then: {
  print("result", $0)
}
apply(5, transform: { $0 - 1 }) { print("result", $0) }
apply(6, transform: -, then: { print("negated", $0) })

func twice(_ body: () -> Void) {
  body()
  body()
}
twice { print("hi") }
let empty: () -> Void = {}
empty()
let ignore: (Int, String) -> Int = { _, s in s.count }
print(ignore(1, "four"))
print({ $0 + 1 }(41))
let value: Int = {
  let base = 40
  return base + 2
}()
print(value)
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(4))
print(["b", "a"].sorted { $0 < $1 }.map { $0.uppercased() }.filter { $0 != "C" }.joined(separator: "+"))
let pairs = [(1, "one"), (2, "two")]
print(pairs.map { number, name in "\(name)=\(number)" })
print(pairs.map { $0.1 }, pairs.map { "\($0.0)" })
if numbers.contains(where: { $0 == 2 }) { print("has two") }
