// Functions are values: stored, passed, returned, put in collections, curried; methods unbound and bound.
func add(_ a: Int, _ b: Int) -> Int { a + b }
let operation: (Int, Int) -> Int = add
print(operation(1, 2), [3, 1, 2].reduce(0, add))
let table: [String: (Int, Int) -> Int] = ["+": add, "-": { $0 - $1 }, "*": (*), "max": max]
for name in table.keys.sorted() { print(name, table[name]!(6, 3)) }
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curry(1)(2)(3))
struct Greeter {
  var greeting = "Hello"
  func greet(_ name: String) -> String { "\(greeting), \(name)" }
  static func loud(_ name: String) -> String { name.uppercased() }
}
var greeter = Greeter()
let bound = greeter.greet
greeter.greeting = "Bye"
print(bound("Ann"), greeter.greet("Bo"), ["x", "y"].map(greeter.greet), ["z"].map(Greeter.loud))
let unbound = Greeter.greet
print(unbound(greeter)("Cy"), type(of: unbound))
class Counter {
  var n = 0
  func up() { n += 1 }
}
let counter = Counter()
let up = counter.up
up()
up()
print(counter.n)
print(["1", "2"].compactMap(Int.init), [1, 2].map(String.init), [1.5].map(Int.init), ["a"].map(Optional.init))
print([1, 2].map(Pair.init), zip([1], [2]).map(Two.init))
struct Pair { var n: Int }
struct Two {
  var a: Int
  var b: Int
}
func apply<T>(_ n: Int, to value: T, _ f: (T) -> T) -> T { (0..<n).reduce(value) { v, _ in f(v) } }
print(apply(3, to: 1) { $0 * 2 }, apply(2, to: "a") { $0 + "!" })
func choose(_ up: Bool) -> (Int) -> Int { up ? { $0 + 1 } : { $0 - 1 } }
print(choose(true)(5), choose(false)(5))
let optional: ((Int) -> Int)? = { $0 * 3 }
let missing: ((Int) -> Int)? = nil
print(optional?(4) as Any, missing?(4) as Any, optional!(5))
typealias Handler = (String) -> Void
var handlers: [Handler] = []
handlers.append { print("first", $0) }
handlers.append { print("second", $0) }
for handler in handlers { handler("event") }
print(({ 1 } as () -> Int)(), { (a: Int, b: Int) in a * b }(3, 4))
let void: (Int) -> Void = { _ = $0 }
print(void(1), type(of: add), type(of: operation))
