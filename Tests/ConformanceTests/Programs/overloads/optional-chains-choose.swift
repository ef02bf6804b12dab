// The value of an optional chain becomes an optional: a member that has an optional result needs no conversion.
final class Node {
  var next: Node? { self }
  func value() -> Int { 1 }
  func value() -> Int? { nil }
  func f(_ x: Int) -> Int? { print("Int?", terminator: " "); return nil }
  func f(_ x: Int) -> Bool { print("Bool", terminator: " "); return true }
  func g(_ x: Int) -> String { print("String", terminator: " "); return "s" }
  func g(_ x: Any) -> Int? { print("Any", terminator: " "); return 1 }
  func h<T: Numeric>(_ x: T) -> String { print("String", terminator: " "); return "" }
  func h<T: Numeric>(_ x: T) -> Int? { print("Int?", terminator: " "); return 1 }
}
func show<T>(_ x: T) { print(x, T.self) }
let n: Node? = Node()
show(n?.value())
show(n?.next?.value())
show(n?.f(1))
show(n?.next?.f(1) ?? 5)
show([n?.f(1), nil])
if let x = n?.g(1) { show(x) }
show(n?.h(1.5))
show(n!.next?.h(1))
let a: Int? = n?.value(), b: String? = n?.g(1), c: Bool? = n?.f(1)
print(a as Any, b as Any, c as Any)
func risky() throws -> Int { 1 }
func risky() throws -> Int? { nil }
show(try? risky())
