// A literal of mixed elements that is a part of an expression is an `[Any]`.
let numbers = [1, "2", 3.0].compactMap { $0 as? Int }
print(numbers, [1, "2"].count, ["a": 1, "b": "x"].count)
for value in [1, "a", true] { print(value) }
print([1, "2", 3.0].map { "\($0)" }, [1, nil, "x"].count)
func id<T>(_ value: T) -> T { value }
print(id([1, "z"]))
let make = { [1, "y"] }
print(make())
let pair = (1, [1, "z"])
print(pair, "\([1, "r"])")
[2, "q"].forEach { print($0) }
struct Fibonacci: Sequence, IteratorProtocol {
  var a = 0, b = 1
  mutating func next() -> Int? {
    defer { (a, b) = (b, a + b) }
    return a
  }
}
// Members of a conditional conformance are there only where its conditions hold.
for (index, value) in Fibonacci().enumerated().prefix(3) { print(index, value) }
