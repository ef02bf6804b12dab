struct Stack {
  var xs = [1]
  mutating func push(_ x: Int) {}
  func peek(_ x: Int) -> Int { 3 }
  subscript(i: Int) -> Int { 3 }
}
let v = Stack[0]
Stack.push(3)
Stack.peek(3)
Stack.peek("a")
let p = Stack.peek(3) + 1
class Counter {
  func add(_ x: Int) {}
  subscript(k: String) -> Int { 3 }
}
Counter.add(3)
let c = Counter["a"]
