final class Queue {
  func sync<T>(_ work: () throws -> T) rethrows -> T { print("generic", T.self); return try work() }
  func sync(_ work: () -> Void) { print("void"); work() }
  func async(_ work: @escaping () -> Void) { work() }
}
let queue = Queue()
let five = queue.sync { 5 }
print(five, type(of: five))
queue.sync { print("inside") }
var counter = 0
queue.sync { counter += 1 }
queue.async { counter += 1 }
let text = queue.sync { "\(counter)" }
print(text)
let pair = queue.sync { () -> (Int, String) in (1, "a") }
print(pair)
