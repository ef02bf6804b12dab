// Variadics with labels, Never, discardable results, tuple results, default closures and generic retries.
func join(_ parts: Any..., with separator: String = "-") -> String {
  parts.map { "\($0)" }.joined(separator: separator)
}
print(join(), join(1), join(1, "a", 2.5, with: "+"), join([1, 2], "x"))
func sum(_ first: Int, _ rest: Int..., scale: Int = 1) -> Int { sumAll([first] + rest) * scale }
func sumAll(_ list: [Int]) -> Int { list.reduce(0, +) }
print(sum(1), sum(1, 2, 3), sum(1, 2, scale: 10))
func labelled(names: String..., ages: Int...) -> [String] { zip(names, ages).map { "\($0)\($1)" } }
print(labelled(names: "a", "b", ages: 1, 2), labelled(names: "x", ages: 9, 8), labelled())
func build(_ parts: () -> String...) -> String { parts.map { $0() }.joined() }
print(build({ "a" }, { "b" }), build())
func crash(_ message: String) -> Never { fatalError(message) }
func pick(_ n: Int) -> String {
  switch n {
  case 0: "zero"
  case 1: "one"
  default: if n > 100 { crash("too big") } else { "many" }
  }
}
print(pick(0), pick(1), pick(50))
func required(_ text: String?) -> String {
  guard let text else { crash("missing") }
  return text
}
print(required("there"))
func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int)? { b == 0 ? nil : (a / b, a % b) }
if let (q, r) = divide(17, by: 5) { print(q, r) }
print(divide(9, by: 2)!.remainder, divide(1, by: 0) == nil, divide(8, by: 3).map { $0.quotient * 10 + $0.remainder }!)
func each(_ list: [Int], do body: (Int) -> Void = { print("default", $0) }) { list.forEach(body) }
each([1])
each([2]) { print("given", $0) }
each([3, 4], do: { _ in })
@discardableResult
func logged<T>(_ value: T, _ name: String = #function, when: (T) -> Bool = { _ in true }) -> T {
  if when(value) { print("logged", value) }
  return value
}
logged(5)
print(logged("text", when: { $0.count > 10 }), logged(7) + 1)
func attempt<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for i in 1..<times { if let value = try? body(i) { return value } }
  return try body(times)
}
enum Oops: Error { case no(Int) }
print(attempt(3) { $0 * 10 }, (try? attempt(3) { n -> Int in throw Oops.no(n) }) as Any)
do { print(try attempt(3) { n in if n < 3 { throw Oops.no(n) } else { return "third" } }) }
func unused(_: Int, _ _: String) -> Int { 1 }
print(unused(1, "x"), { (_: Int) in 2 }(3), ({ _, b in b } as (Int, Int) -> Int)(1, 2))
