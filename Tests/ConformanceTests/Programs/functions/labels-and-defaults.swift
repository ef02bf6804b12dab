// Argument labels, omitted labels, default values (evaluated at each call, left to right) and variadics.
func greet(_ name: String, with greeting: String = "Hello", times: Int = 1) -> String {
  Array(repeating: "\(greeting), \(name)", count: times).joined(separator: "; ")
}
print(greet("Ann"))
print(greet("Bo", with: "Hi"))
print(greet("Cy", times: 2))
print(greet("Di", with: "Hey", times: 2))

var counter = 0
func next() -> Int {
  counter += 1
  return counter
}
func stamp(_ text: String, id: Int = next()) { print(text, id) }
stamp("first")
stamp("given", id: 99)
stamp("second")

func sum(_ values: Int...) -> Int { values.reduce(0, +) }
print(sum(), sum(4), sum(1, 2, 3))
func list(_ head: String, _ rest: String..., end: String = ".") -> String {
  head + rest.map { "," + $0 }.joined() + end
}
print(list("a"), list("a", "b", "c"), list("a", "b", end: "!"))

func move(from start: Int, to end: Int, in steps: Int = 2) -> [Int] {
  (0...steps).map { start + (end - start) * $0 / steps }
}
print(move(from: 0, to: 10))
print(move(from: 10, to: 0, in: 5))
func noLabel(_ a: Int, _ b: Int) -> Int { a - b }
func sameLabel(a: Int, b: Int) -> Int { a * b }
print(noLabel(5, 2), sameLabel(a: 5, b: 2))
func keyword(for in: String, where class: Int) { print(`in`, `class`) }
keyword(for: "loop", where: 3)
func log(_ a: Int) -> Int {
  print("evaluates", a)
  return a
}
print(sum(log(1), log(2), log(3)))
