// The parameters of a type are copyable in an extension that does not suppress it; `copy` copies what is borrowed.
struct Box<T: ~Copyable>: ~Copyable {
  var value: T
  init(_ value: consuming T) { self.value = value }
}
extension Box: Copyable where T: Copyable {}
extension Box {
  func with(_ other: T) -> Box { Box(other) }
  var twice: (T, T) { (value, value) }
}
extension Box where T: ~Copyable {
  consuming func take() -> T { value }
}
extension Box where T: Comparable { func larger(_ other: T) -> T { value > other ? value : other } }
let box = Box(1)
print(box.with(3).value, box.twice, box.larger(5), box.take())
struct File: ~Copyable {
  let name: String
  deinit { print("close", name) }
}
func open() { print(Box(File(name: "a")).take().name) }
open()
func show(_ text: borrowing String) { print("x:", copy text) }
func keep(_ numbers: borrowing [Int]) -> [Int] {
  let kept = copy numbers
  return kept + (copy numbers).map { $0 + 1 }
}
show("a")
print(keep([1, 2]))
