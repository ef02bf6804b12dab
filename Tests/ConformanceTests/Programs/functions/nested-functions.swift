// Nested functions capture variables, call each other before they are declared, and can be returned.
func makeStack() -> (push: (Int) -> Void, pop: () -> Int?, size: () -> Int) {
  var items: [Int] = []
  func push(_ n: Int) { items.append(n) }
  func pop() -> Int? { items.popLast() }
  func size() -> Int { items.count }
  return (push, pop, size)
}
let stack = makeStack()
stack.push(1)
stack.push(2)
print(stack.size(), stack.pop() as Any, stack.size(), stack.pop() as Any, stack.pop() as Any)
let other = makeStack()
other.push(9)
print(stack.size(), other.size())

func classify(_ n: Int) -> String {
  func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
  func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
  return even(n) ? "even" : "odd"
}
print(classify(10), classify(7))
func counterPair() -> [() -> Int] {
  var n = 0
  func up() -> Int {
    n += 1
    return n
  }
  func down() -> Int {
    n -= 1
    return n
  }
  return [up, up, down]
}
print(counterPair().map { $0() })
func outer(_ x: Int) -> Int {
  let factor = 10
  func middle(_ y: Int) -> Int {
    func inner(_ z: Int) -> Int { x * 100 + y * factor + z }
    return inner(y + 1)
  }
  return middle(x + 1)
}
print(outer(1))
func withDefault() -> String {
  func greet(_ name: String = "you", times: Int = 1) -> String { String(repeating: "hi \(name) ", count: times) }
  return greet() + greet("Ann", times: 2)
}
print(withDefault())
func walk(_ tree: [Any]) -> [Int] {
  var found: [Int] = []
  func visit(_ node: Any) {
    if let n = node as? Int { found.append(n) }
    if let list = node as? [Any] { list.forEach(visit) }
  }
  visit(tree)
  return found
}
print(walk([1, [2, [3, 4] as [Any]] as [Any], 5]))
func generic<T: Equatable>(_ items: [T]) -> Int {
  func same(_ a: T, _ b: T) -> Bool { a == b }
  return zip(items, items.dropFirst()).count { same($0, $1) }
}
extension Sequence { func count(_ test: (Element) -> Bool) -> Int { reduce(0) { $0 + (test($1) ? 1 : 0) } } }
print(generic([1, 1, 2, 2, 2]))
struct Local {
  func compute() -> Int {
    struct Helper { var n: Int; var squared: Int { n * n } }
    enum Mode: Int { case a = 3 }
    return Helper(n: Mode.a.rawValue).squared
  }
}
print(Local().compute())
