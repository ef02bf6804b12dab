import Foundation

// At the top level, a closure in a variable's value may name the variable.
var fibonacci: (Int) -> Int = { n in n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
print(fibonacci(10))

let factorial = { (n: Int) -> Int in n < 2 ? 1 : n * factorial(n - 1) }
print(factorial(5))

let length = { (n: Int) in n < 1 ? 0 : 1 + length(n - 1) }
print(length(3))

final class Box {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}
let box = Box { print(box is Box) }
box.action()
let several = Box {
  let text = "several"
  print(text, several === box)
}
several.action()

final class Held<Value> {
  let make: () -> Value
  init(_ make: @escaping () -> Value) { self.make = make }
}
let held = Held<Int> { held === held ? 1 : 2 }
print(held.make())

let operation = BlockOperation { print(operation.isCancelled) }
operation.start()

let walk: (String, Int) -> String = { text, depth in
  if depth == 0 { return text }
  return walk("(" + text + ")", depth - 1)
}
print(walk("x", 2))

var table: [String: (Int) -> Int] = [
  "even": { $0 == 0 ? 1 : table["odd"]!($0 - 1) },
  "odd": { $0 == 0 ? 0 : table["even"]!($0 - 1) },
]
print(table["even"]!(10), table["odd"]!(10))

let none = [() -> Void]().map { _ in none.count }
print(none)
let itself: Int = itself + 1
print(itself)
